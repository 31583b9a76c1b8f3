import type { Amount } from "./amount.ts";

/** Minor units of an amount that has no more decimals than its scale. */
export function minorOf(amount: Amount, scale: number): bigint {
  const [whole = "0", decimals = ""] = amount.split(".");
  return BigInt(whole + decimals.slice(0, scale).padEnd(scale, "0"));
}

export interface InterestRule {
  /** In percent a year, as "4.2". */
  annualRate: Amount;
  /** The contract: "amount × annualRate / 100 / this, however long the year". */
  dayCountDays: number;
  /** Decimals of an amount in the coin. */
  scale: number;
}

/** The whole interest of so many days, by the contract's rule at `dayCountDays`: divided and cut once, never rounded up. */
export function interestOf(amount: Amount, days: number, { annualRate, dayCountDays, scale }: InterestRule): Amount {
  const rateDecimals = annualRate.split(".")[1]?.length ?? 0;
  const shares = minorOf(amount, scale) * minorOf(annualRate, rateDecimals) * BigInt(days);
  const minor = shares / (BigInt(dayCountDays) * 100n * 10n ** BigInt(rateDecimals));
  const digits = minor.toString().padStart(scale + 1, "0");
  const decimals = digits.slice(digits.length - scale).replace(/0+$/, "");
  return digits.slice(0, digits.length - scale) + (decimals && `.${decimals}`);
}
