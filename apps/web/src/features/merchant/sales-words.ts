import type { GetMerchantSalesSummaryResult } from "@coffer/sdk";
import { useHiddenBalances } from "../../kernel/money/hidden-balances.tsx";
import { mask } from "../../kernel/money/money.tsx";
import { type Amount, compare, formatAmount, formatWorth, formatWorthShort } from "../../lib/money.ts";
import { useLocale } from "../../lib/text.tsx";
import { formatDay } from "../../lib/time.ts";

export type SalesSummary = GetMerchantSalesSummaryResult;
export type SalesPoint = SalesSummary["points"][number];

/** From here on a bar's label is cut short. */
const long = "1000000";

/** A point of the sales in words; amounts are masked where balances are hidden. */
export function useSalesWords(currency: string) {
  const locale = useLocale();
  const hidden = useHiddenBalances();
  const worth = (amount: Amount) => (hidden ? mask : formatWorth(amount, currency, locale));
  return {
    worth,
    point: ({ from, collected, refunded }: SalesPoint) => ({
      when: formatDay(from, locale),
      paid: worth(collected),
      refunded: worth(refunded),
    }),
    /** Above a bar. */
    short: (amount: Amount) =>
      hidden
        ? mask
        : compare(amount, long) < 0
          ? formatAmount(amount, { decimals: 0, locale })
          : formatWorthShort(amount, currency, locale),
    /** Under a bar; on phones there is room for the figure alone. */
    day: (from: string, narrow: boolean) => dayFormat(locale, narrow).format(new Date(from)),
  };
}

const dayFormat = (locale: string, narrow: boolean) =>
  new Intl.DateTimeFormat(locale === "en" ? "en-GB" : locale, {
    day: "numeric",
    ...(!narrow && { month: "short" }),
  });
