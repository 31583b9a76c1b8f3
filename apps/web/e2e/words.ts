import { readdirSync, readFileSync } from "node:fs";
import { createIntl, createIntlCache } from "react-intl";

export type Locale = "en" | "zh-CN";
export type Words = (id: string, values?: Record<string, string | number>) => string;

const folder = new URL("../src/messages/", import.meta.url);

/** The app's own words, so that a journey finds things by what a person reads, in either language. */
export function wordsOf(locale: Locale): Words {
  const files = readdirSync(new URL(`${locale}/`, folder));
  const messages: Record<string, string> = Object.assign(
    {},
    ...files.map((file) => JSON.parse(readFileSync(new URL(`${locale}/${file}`, folder), "utf8"))),
  );
  const intl = createIntl({ locale, messages }, createIntlCache());
  return (id, values) => {
    if (!(id in messages)) throw new Error(`There is no message ${id}.`);
    return intl.formatMessage({ id }, values);
  };
}
