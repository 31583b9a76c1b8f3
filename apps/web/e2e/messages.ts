import { IntlMessageFormat } from "intl-messageformat";
import { readMessages } from "../vite/messages.ts";

export type Locale = "en" | "zh-CN";
export type TextValues = Record<string, string | number>;
export type Words = (id: string, values?: TextValues) => string;

/** Returns the texts of a locale by their ids. */
export const messagesOf = (locale: Locale): Record<string, string> => readMessages(locale);

/** Returns the app's texts, so that a journey finds elements by their visible text in either language. */
export function wordsOf(locale: Locale): Words {
  const messages = messagesOf(locale);
  return (id, values) => {
    const message = messages[id];
    if (message === undefined) throw new Error(`There is no message ${id}.`);
    return String(new IntlMessageFormat(message, locale).format(values));
  };
}
