import { useHiddenBalances } from "../../kernel/money/hidden-balances.tsx";
import { type Amount, formatWorth } from "../../lib/money.ts";
import { useLocale, useText } from "../../lib/text.tsx";
import { formatMoment } from "../../lib/time.ts";

export interface ValuePoint {
  time: string;
  value: Amount;
}

/** A point of the chart in words; the worth is masked where balances are hidden. */
export function useReading(currency: string): (point: ValuePoint) => { when: string; worth: string } {
  const locale = useLocale();
  const text = useText();
  const hidden = useHiddenBalances();
  return (point) => ({
    when: formatMoment(point.time, locale),
    worth: hidden ? text("page.hidden") : formatWorth(point.value, currency, locale),
  });
}
