import type { Locale } from "../intl/locale.ts";

const units = [
  ["second", 60],
  ["minute", 60],
  ["hour", 24],
  ["day", Number.POSITIVE_INFINITY],
] as const;

/** How long something takes, in one unit and rounded up: "45 seconds", "20 minutes", "2 小时". */
export function formatSpan(seconds: number, locale: Locale): string {
  let amount = seconds;
  for (const [unit, size] of units) {
    if (amount < size) {
      const format = new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" });
      const words = format.format(Math.max(1, Math.ceil(amount)));
      return words.replace(/(\d)(?=\p{Script=Han})/u, "$1 "); // as our Chinese texts set figures
    }
    amount /= size;
  }
  return "";
}
