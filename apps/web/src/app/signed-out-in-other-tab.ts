import { localStore } from "../platform/storage.ts";

const name = "signedOutAt";
/** Other tabs learn of a session's end within moments. */
const RECENT = 10_000;

/** This tab's own mark. */
let own: string | undefined;

/** Returns whether the user has just signed out in another tab. */
export function signedOutInOtherTab(): boolean {
  const noted = localStore.get(name);
  const ago = Date.now() - Number(noted ?? 0);
  return noted !== own && ago >= 0 && ago < RECENT;
}

/** Written before the session ends, so that other tabs recognise a sign-out and clear the screen. */
export function noteSignOut(): void {
  own = String(Date.now());
  localStore.set(name, own);
}

/** The sign-out failed. */
export const withdrawSignOutNote = (): void => localStore.remove(name);
