import { createBrowserStore } from "@coffer/sdk";
import { environment } from "../lib/storage.ts";

/** Cookies and local storage under the environment's prefix: the session, the saved user, the language. */
export const store = createBrowserStore({
  environment,
  onFallback: ({ problem, item }) => {
    // A browser that keeps nothing keeps nobody signed in: they are told once.
    if (problem === "blocked" && item === "token") void import("./page/tell-unkept.ts").then((it) => it.tellUnkept());
  },
});
