import { locales } from "../language.ts";
import { useLocale } from "../words/use-words.ts";
import { type Times, timesOf } from "./time.ts";

// Creating formatters is slow.
const times = new Map(locales.map((locale) => [locale, timesOf(locale)]));

export function useTimes(): Times {
  const locale = useLocale();
  return times.get(locale) ?? timesOf(locale);
}
