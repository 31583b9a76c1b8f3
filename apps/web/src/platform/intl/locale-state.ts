import { useSyncExternalStore } from "react";
import type { IntlShape } from "react-intl";
import type { TextGroup } from "../../messages/groups.ts";
import { createListeners } from "../listeners.ts";
import { store } from "../store.ts";
import { intlOf, type Messages } from "./intl.ts";
import { loadMessages } from "./load-messages.ts";
import { defaultLocale, type Locale } from "./locale.ts";

let intl = intlOf(defaultLocale, {} as Messages);
const groups = new Set<TextGroup>(["start"]);
let locale: Locale | undefined;

const intlChange = createListeners();
const localeChange = createListeners();

/** Returns the intl object of the page now. Hand it, or this function, to code outside React. */
export const currentIntl = (): IntlShape => intl;
export const currentLocale = (): Locale => intl.locale;

/** Changes the language once its texts are here, so that the page never shows bare ids. No reload. */
export async function speak(next: Locale): Promise<void> {
  const before = locale;
  locale = next;
  // The words can't be had: the page stays as it was, and what it loads next is in the language it has.
  await gather(() => {
    if (locale === next) locale = before;
  });
  if (locale !== next || before === next || typeof document === "undefined") return;
  store.items.write("lang", next);
  document.documentElement.lang = next;
  localeChange.tell();
}

/** Fetches the texts of groups a page is about to show. */
export async function learn(wanted: readonly TextGroup[]): Promise<void> {
  const fresh = wanted.filter((group) => !groups.has(group));
  for (const group of fresh) groups.add(group);
  // Before a language is chosen there is nothing to fetch: choosing it brings every group.
  // What can't be had takes nothing else with it: the page goes on with the words it has.
  if (locale) await gather(() => fresh.map((group) => groups.delete(group)));
}

async function gather(undo: () => unknown): Promise<void> {
  const [into, of] = [locale ?? defaultLocale, [...groups]];
  const parts = await Promise.all(of.map((group) => loadMessages(into, group))).catch((error: unknown) => {
    undo();
    throw error;
  });
  // Another language or more groups asked for meanwhile: what is here by then counts. What was fetched isn't again.
  if (into !== locale || of.length !== groups.size) return gather(undo);
  const messages = Object.assign({}, ...parts);
  if (intl.locale === into && Object.keys(messages).every((id) => id in intl.messages)) return;
  intl = intlOf(into, messages);
  intlChange.tell();
}

/** Tells when the language has changed. */
export const onSpoken = localeChange.add;

/** Returns the intl object of the page and renders again when it changes. Components below the provider call `useIntl`. */
export const useCurrentIntl = (): IntlShape => useSyncExternalStore(intlChange.add, currentIntl, currentIntl);
