import { useMutation } from "@tanstack/react-query";
import { coffer } from "../kernel/api.ts";
import { localStore } from "../lib/storage.ts";

const name = "signedOutAt";
/** Other tabs hear of a session's end within moments. */
const RECENT = 10_000;

/** Whether somebody has just signed out in this browser, in whichever tab. */
export const leftHere = (): boolean => Date.now() - Number(localStore.get(name) ?? 0) < RECENT;

/** The product: "calls the exit-login endpoint; on success clears … and goes to /user/login". The SDK clears, session-end.ts goes. */
export function useSignOut() {
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      // Before the session is gone: other tabs then know that its person wants to go, and keep nothing on screen.
      localStore.set(name, String(Date.now()));
      await coffer.profile.exit().catch((error: unknown) => {
        localStore.remove(name);
        throw error;
      });
    },
  });
  return { signOut: () => mutate(), busy: isPending };
}
