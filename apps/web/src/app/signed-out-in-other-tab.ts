import { localStore } from "../platform/storage.ts";

const name = "signedOutAt";
/** Other tabs hear of a session's end within moments. */
const RECENT = 10_000;

/** What this tab has noted. */
let own: string | undefined;

/** Whether somebody has just signed out in another tab of this browser. */
export function signedOutInOtherTab(): boolean {
  const noted = localStore.get(name);
  const ago = Date.now() - Number(noted ?? 0);
  return noted !== own && ago >= 0 && ago < RECENT;
}

/** Said before the session is gone: other tabs then know that its person wants to go, and keep nothing on screen. */
export function noteSignOut(): void {
  own = String(Date.now());
  localStore.set(name, own);
}

/** They couldn't. */
export const withdrawSignOutNote = (): void => localStore.remove(name);
