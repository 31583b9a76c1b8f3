import { useSyncExternalStore } from "react";

const phones = "(width < 640px)";

/** Whether the window is a phone's, where tables become cards. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = window.matchMedia(phones);
      query.addEventListener("change", listener);
      return () => query.removeEventListener("change", listener);
    },
    () => window.matchMedia(phones).matches,
    () => false,
  );
}
