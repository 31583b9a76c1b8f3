import type { Amount } from "./amount.ts";

/** Returns the minor units of an amount with no more decimals than its scale. */
export function minorOf(amount: Amount, scale: number): bigint {
  const [whole = "0", decimals = ""] = amount.split(".");
  return BigInt(whole + decimals.slice(0, scale).padEnd(scale, "0"));
}

export interface InterestRule {
  /** In percent per year, such as "4.2". */
  annualRate: Amount;
  /** The contract: "amount × annualRate / 100 / this, however long the year". */
  dayCountDays: number;
  /** The coin's number of decimals. */
  scale: number;
}

/** Returns the interest of a number of days by the contract's rule: divided and truncated once, never rounded up. */
export function interestOf(amount: Amount, days: number, { annualRate, dayCountDays, scale }: InterestRule): Amount {
  const rateDecimals = annualRate.split(".")[1]?.length ?? 0;
  const shares = minorOf(amount, scale) * minorOf(annualRate, rateDecimals) * BigInt(days);
  const minor = shares / (BigInt(dayCountDays) * 100n * 10n ** BigInt(rateDecimals));
  const digits = minor.toString().padStart(scale + 1, "0");
  const decimals = digits.slice(digits.length - scale).replace(/0+$/, "");
  return digits.slice(0, digits.length - scale) + (decimals && `.${decimals}`);
}
