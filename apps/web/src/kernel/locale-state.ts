import { useSyncExternalStore } from "react";
import { createIntl, createIntlCache, type IntlShape } from "react-intl";
import { defaultLocale, type Locale, loadMessages, localeOf, type Messages } from "../lib/locale.ts";
import { store } from "./store.ts";

const cache = createIntlCache();
const speaker = (locale: Locale, messages: Messages) => createIntl({ locale, messages }, cache);

let intl: IntlShape = speaker(defaultLocale, {});
const listeners = new Set<() => void>();

/** The words and the language of the page now, for what isn't a component. */
export const currentIntl = (): IntlShape => intl;
export const currentLocale = (): Locale => localeOf(intl.locale) ?? defaultLocale;

/** Changes the language once its texts are here, so that the page never shows bare ids. No reload. */
export async function speak(locale: Locale): Promise<void> {
  intl = speaker(locale, await loadMessages(locale));
  store.items.write("lang", locale);
  document.documentElement.lang = locale;
  for (const listener of listeners) listener();
}

/** Tells when the language has changed. */
export function onSpoken(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useIntlNow = (): IntlShape => useSyncExternalStore(onSpoken, currentIntl);
