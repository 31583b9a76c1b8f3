import type { IntlShape } from "react-intl";

const units = [
  ["second", 60],
  ["minute", 60],
  ["hour", 24],
  ["day", Number.POSITIVE_INFINITY],
] as const;

/** How long something takes, in one unit and rounded up: "45 seconds", "20 minutes", "2 小时". */
export function formatSpan(seconds: number, { formatNumber }: Pick<IntlShape, "formatNumber">): string {
  let amount = seconds;
  for (const [unit, size] of units) {
    if (amount < size) {
      const words = formatNumber(Math.max(1, Math.ceil(amount)), { style: "unit", unit, unitDisplay: "long" });
      return words.replace(/(\d)(?=\p{Script=Han})/u, "$1 "); // as our Chinese texts set figures
    }
    amount /= size;
  }
  return "";
}
