import { createBrowserStore } from "@coffer/sdk";
import { environment } from "../lib/storage.ts";

/** Cookies and local storage under the environment's prefix: the session, the saved user, the language. */
export const store = createBrowserStore({ environment });
