import { type TextValues, textsIn } from "../src/platform/intl/texts.ts";
import { compile, readMessages } from "../vite/messages.ts";

export type Locale = "en" | "zh-CN";
export type Words = (id: string, values?: TextValues) => string;

/** The texts of a locale by their ids. */
export const messagesOf = (locale: Locale): Record<string, string> => readMessages(locale);

/** The app's own words, so that a journey finds things by what a person reads, in either language. */
export function wordsOf(locale: Locale): Words {
  const messages = Object.entries(messagesOf(locale)).map(([id, text]) => [id, compile(text)]);
  const texts = textsIn(locale, Object.fromEntries(messages));
  return (id, values) => {
    if (!texts.has(id)) throw new Error(`There is no message ${id}.`);
    return texts.formatMessage({ id }, values);
  };
}
