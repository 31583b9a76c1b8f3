import { useHiddenBalances } from "../../kernel/money/hidden-balances.tsx";
import { mask } from "../../kernel/money/money.tsx";
import { type Amount, formatWorth, formatWorthShort } from "../../lib/money.ts";
import { useLocale, useText } from "../../lib/text.tsx";
import { formatMoment } from "../../lib/time.ts";

export interface ValuePoint {
  time: string;
  value: Amount;
}

interface Reading {
  point: (point: ValuePoint) => { when: string; worth: string };
  /** For an axis, where there is little room. */
  short: (value: Amount) => string;
}

/** A point of the chart in words; the worth is masked where balances are hidden. */
export function useReading(currency: string): Reading {
  const locale = useLocale();
  const text = useText();
  const hidden = useHiddenBalances();
  return {
    point: ({ time, value }) => ({
      when: formatMoment(time, locale),
      worth: hidden ? text("page.hidden") : formatWorth(value, currency, locale),
    }),
    short: (value) => (hidden ? mask : formatWorthShort(value, currency, locale)),
  };
}
