import { type Amount, compare, decimalsOf, formatAmount, isZero } from "../amount/amount.ts";
import type { TextParams } from "./zod-messages.ts";

export interface AmountBounds {
  unit: string;
  /** The currency's own scale. */
  decimals: number;
  balance?: Amount | undefined;
  min?: Amount | undefined;
  max?: Amount | undefined;
  /** The rest of a limit over time, such as today's. */
  remaining?: Amount | undefined;
}

/** Returns the first broken rule of an amount with its figure: canonical, positive, inside its bounds. */
export function breach(
  amount: Amount,
  { unit, decimals, balance, min, max, remaining }: AmountBounds,
): TextParams | undefined {
  const told = (limit: Amount) => ({ limit: formatAmount(limit, { decimals: decimalsOf(limit) }), unit });
  if (amount === "") return { text: "form.amountMissing" };
  if (!/^(0|[1-9]\d{0,29})(\.\d{1,18})?$/.test(amount)) return { text: "form.amountFormat" };
  if (isZero(amount)) return { text: "form.amountZero" };
  if (decimalsOf(amount) > decimals) return { text: "form.amountDecimals", values: { decimals, unit } };
  if (min !== undefined && compare(amount, min) < 0) return { text: "form.amountBelow", values: told(min) };
  if (balance !== undefined && compare(amount, balance) > 0)
    return { text: "form.amountBalance", values: told(balance) };
  if (max !== undefined && compare(amount, max) > 0) return { text: "form.amountAbove", values: told(max) };
  if (remaining !== undefined && compare(amount, remaining) > 0)
    return { text: "form.amountRemaining", values: told(remaining) };
  return undefined;
}
