import type { Locale } from "./intl/locale.ts";

/** What the frame's calls had answered when the app was built: the same on every page, so a file of its own. */
export const frameFile = (locale: Locale): string => `pages/${locale}/frame.json`;
