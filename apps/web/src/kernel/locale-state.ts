import { useSyncExternalStore } from "react";
import { defaultLocale, type Locale, loadMessages, type Messages } from "../lib/locale.ts";

interface Spoken {
  locale: Locale;
  messages: Messages;
}

let spoken: Spoken = { locale: defaultLocale, messages: {} };
const listeners = new Set<() => void>();

/** The language of the page now. */
export const currentLocale = (): Locale => spoken.locale;

/** Changes the language once its texts are here, so that the page never shows bare ids. No reload. */
export async function speak(locale: Locale): Promise<void> {
  const messages = await loadMessages(locale);
  spoken = { locale, messages };
  document.documentElement.lang = locale;
  for (const listener of listeners) listener();
}

export const useSpoken = (): Spoken =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => spoken,
  );
