import { localStore } from "../lib/storage.ts";

const name = "signedOutAt";
/** Other tabs hear of a session's end within moments. */
const RECENT = 10_000;

/** Whether somebody has just signed out in this browser, in whichever tab. */
export function leftHere(): boolean {
  const ago = Date.now() - Number(localStore.get(name) ?? 0);
  return ago >= 0 && ago < RECENT;
}

/** Said before the session is gone: other tabs then know that its person wants to go, and keep nothing on screen. */
export const noteLeaving = (): void => localStore.set(name, String(Date.now()));

/** They couldn't. */
export const noteStaying = (): void => localStore.remove(name);
