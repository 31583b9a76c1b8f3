import * as z from "zod/mini";

/** What an amount must keep to. All are decimal texts, as amounts are everywhere. */
export interface Bounds {
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  /** How many decimals the currency has. */
  readonly decimals?: number | undefined;
}

const format = /^(0|[1-9][0-9]{0,29})(\.[0-9]{1,18})?$/;

/** "Amounts must lie within a shown min~max range." `params.rule`: amountDecimals, amountMinimum or amountMaximum. */
export function amountWithin({ min, max, decimals }: Bounds = {}) {
  return z.string().check(z.regex(format, { abort: true }), (context) => {
    const amount = context.value;
    const refuse = (rule: string, limit: string | number) =>
      context.issues.push({ code: "custom", input: amount, params: { rule, limit } });
    if (decimals !== undefined && fractionOf(amount).length > decimals) refuse("amountDecimals", decimals);
    if (min !== undefined && compareAmounts(amount, min) < 0) refuse("amountMinimum", min);
    if (max !== undefined && compareAmounts(amount, max) > 0) refuse("amountMaximum", max);
  });
}

/** Compares two decimal texts exactly: below, at or above 0. */
export function compareAmounts(left: string, right: string): number {
  const scale = Math.max(fractionOf(left).length, fractionOf(right).length);
  const difference = toUnits(left, scale) - toUnits(right, scale);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

function fractionOf(amount: string): string {
  return amount.split(".")[1] ?? "";
}

function toUnits(amount: string, scale: number): bigint {
  return BigInt(amount.split(".")[0] + fractionOf(amount).padEnd(scale, "0"));
}
