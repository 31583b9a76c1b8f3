import { IntlMessageFormat } from "intl-messageformat";
import { readMessages } from "../vite/messages.ts";

export type Locale = "en" | "zh-CN";
export type TextValues = Record<string, string | number>;
export type Words = (id: string, values?: TextValues) => string;

/** The texts of a locale by their ids. */
export const messagesOf = (locale: Locale): Record<string, string> => readMessages(locale);

/** The app's own words, so that a journey finds things by what a person reads, in either language. */
export function wordsOf(locale: Locale): Words {
  const messages = messagesOf(locale);
  return (id, values) => {
    const message = messages[id];
    if (message === undefined) throw new Error(`There is no message ${id}.`);
    return String(new IntlMessageFormat(message, locale).format(values));
  };
}
