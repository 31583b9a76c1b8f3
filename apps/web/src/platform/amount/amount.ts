import { BigNumber } from "bignumber.js";

/** A decimal amount as text, never a number: floats lose digits from the sixteenth on. */
export type Amount = string;

/** The product: "number truncation … zero-padded, default 2", "Big-number precision 4 decimals". */
export const defaultDecimals = 2;
export const bigNumberDecimals = 4;

// Never an exponent, and rounded down: a balance shown too high would make "Max" fail.
const Decimal = BigNumber.clone({ EXPONENTIAL_AT: 1e9, DECIMAL_PLACES: 36, ROUNDING_MODE: BigNumber.ROUND_DOWN });

const canonical = (value: BigNumber): Amount => new Decimal(value).toString();

export const add = (a: Amount, b: Amount): Amount => canonical(new Decimal(a).plus(b));
export const subtract = (a: Amount, b: Amount): Amount => canonical(new Decimal(a).minus(b));
export const multiply = (a: Amount, b: Amount): Amount => canonical(new Decimal(a).times(b));

/** Returns `part` in percent of `whole`; "0" if `whole` is zero. */
export function percentOf(part: Amount, whole: Amount): Amount {
  return isZero(whole) ? "0" : canonical(new Decimal(part).times(100).dividedBy(whole));
}

export function compare(a: Amount, b: Amount): -1 | 0 | 1 {
  const left = new Decimal(a);
  return left.isLessThan(b) ? -1 : left.isGreaterThan(b) ? 1 : 0;
}

export const isZero = (a: Amount): boolean => new Decimal(a).isZero();
export const isNegative = (a: Amount): boolean => compare(a, "0") < 0;
export const smaller = (a: Amount, b: Amount): Amount => (compare(a, b) <= 0 ? a : b);

/** The decimals of an inverse rate, more than any currency has. */
const inverseDecimals = 18;
export const inverse = (rate: Amount): Amount =>
  isZero(rate) ? "0" : canonical(new Decimal(1).dividedBy(rate).decimalPlaces(inverseDecimals));

/** Compares an amount with its inclusive bounds. */
export function within(
  amount: Amount,
  bounds: { min?: Amount | undefined; max?: Amount | undefined },
): "below" | "above" | "inside" {
  if (bounds.min !== undefined && compare(amount, bounds.min) < 0) return "below";
  if (bounds.max !== undefined && compare(amount, bounds.max) > 0) return "above";
  return "inside";
}

/** Returns the number of decimals, without trailing zeros. */
export const decimalsOf = (amount: Amount): number => new Decimal(amount).decimalPlaces() ?? 0;

/** Truncates to this many decimals and pads with zeros; never rounds. */
export function truncate(amount: Amount, decimals: number = defaultDecimals): Amount {
  const [whole = "0", fraction = ""] = new Decimal(amount).toString().split(".");
  const kept = fraction.slice(0, decimals).padEnd(decimals, "0");
  const text = decimals > 0 ? `${whole}.${kept}` : whole;
  return /[1-9]/.test(text) ? text : text.replace("-", "");
}

/** Formats an amount for display: grouped, truncated, padded. A non-zero amount that is too small shows "<0.01". */
export function formatAmount(amount: Amount, options: { decimals?: number | undefined; locale?: string } = {}): string {
  const { decimals = defaultDecimals, locale = "en" } = options;
  const text = truncate(amount, decimals);
  const format = new Intl.NumberFormat(locale, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  // A string keeps every digit; a number would keep fifteen.
  const show = (decimal: Amount) => format.format(decimal as Intl.StringNumericLiteral);
  if (!isZero(amount) && isZero(text)) {
    const least = decimals > 0 ? `0.${"1".padStart(decimals, "0")}` : "1";
    return isNegative(amount) ? `>-${show(least)}` : `<${show(least)}`;
  }
  return show(text);
}

const fiat = new Set(Intl.supportedValuesOf("currency"));

/** Formats a worth for little room, such as a chart's axis: "$124.6K". Rounded, for display only. */
export function formatWorthShort(amount: Amount, unit: string, locale: string = "en"): string {
  const style = fiat.has(unit) ? ({ style: "currency", currency: unit } as const) : {};
  const format = new Intl.NumberFormat(locale, { ...style, notation: "compact", maximumSignificantDigits: 4 });
  return format.format(amount as Intl.StringNumericLiteral);
}

/** Formats a worth in a fiat currency with its symbol; in a coin with its name. */
export function formatWorth(amount: Amount, unit: string, locale: string = "en"): string {
  if (!fiat.has(unit)) return `${formatAmount(amount, { decimals: bigNumberDecimals, locale })} ${unit}`;
  const format = new Intl.NumberFormat(locale, { style: "currency", currency: unit });
  const { maximumFractionDigits = defaultDecimals } = format.resolvedOptions();
  return format.format(truncate(amount, maximumFractionDigits) as Intl.StringNumericLiteral);
}
