import { createBrowserStore } from "@coffer/sdk";
import { environment } from "./storage.ts";

let tell: (() => unknown) | undefined;

/** Tells once that this browser keeps no session, so that it lives in the page alone. */
export function onNotStored(listener: () => unknown): void {
  tell = listener;
}

/** Cookies and local storage under the environment's prefix: the session, the saved user, the language. */
export const store = createBrowserStore({
  environment,
  onFallback: ({ problem, item }) => {
    if (problem === "blocked" && item === "token") tell?.();
  },
});
