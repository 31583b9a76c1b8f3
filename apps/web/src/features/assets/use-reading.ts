import { useIntl } from "react-intl";
import { type Amount, formatWorth, formatWorthShort } from "../../platform/amount/amount.ts";
import { useHiddenBalances } from "../../platform/money/hidden-balances.tsx";
import { mask } from "../../platform/money/money.tsx";
import { formatMoment } from "../../platform/time/time.ts";

export interface ValuePoint {
  time: string;
  value: Amount;
}

interface Reading {
  point: (point: ValuePoint) => { when: string; worth: string };
  /** For an axis with little room. */
  short: (value: Amount) => string;
}

/** A chart point as text; the worth is masked where balances are hidden. */
export function useReading(currency: string): Reading {
  const intl = useIntl();
  const { locale } = intl;
  const hidden = useHiddenBalances();
  return {
    point: ({ time, value }) => ({
      when: formatMoment(time, intl),
      worth: hidden ? intl.formatMessage({ id: "page.hidden" }) : formatWorth(value, currency, locale),
    }),
    short: (value) => (hidden ? mask : formatWorthShort(value, currency, locale)),
  };
}
