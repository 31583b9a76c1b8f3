import type { GetMerchantSalesSummaryResult } from "@coffer/sdk";
import { useIntl } from "react-intl";
import { type Amount, compare, formatAmount, formatWorth, formatWorthShort } from "../../platform/amount/amount.ts";
import { useHiddenBalances } from "../../platform/money/hidden-balances.tsx";
import { mask } from "../../platform/money/money.tsx";
import { formatDateTime } from "../../platform/time/time.ts";

export type SalesSummary = GetMerchantSalesSummaryResult;
export type SalesPoint = SalesSummary["points"][number];
/** The context of its texts. */
export type Sales = Pick<SalesSummary, "points" | "currency" | "step" | "timeZone">;

/** The number of bars from which labels are short. */
const long = "1000000";

const whole: Record<SalesSummary["step"], Intl.DateTimeFormatOptions> = {
  hour: { day: "numeric", month: "short", hour: "2-digit", minute: "2-digit", hour12: false },
  day: { year: "numeric", month: "short", day: "numeric" },
  month: { year: "numeric", month: "long" },
};
const short: Record<SalesSummary["step"], Intl.DateTimeFormatOptions> = {
  hour: { hour: "2-digit", minute: "2-digit", hour12: false },
  day: { month: "short", day: "numeric" },
  month: { month: "short" },
};

/** Sales as text, with times in the sales' zone; masked where balances are hidden. */
export function useSalesLabels({ currency, step, timeZone }: Omit<Sales, "points">) {
  const intl = useIntl();
  const { locale } = intl;
  const hidden = useHiddenBalances();
  const worth = (amount: Amount) => (hidden ? mask : formatWorth(amount, currency, locale));
  const moment = (from: string, options: Intl.DateTimeFormatOptions) =>
    formatDateTime(from, intl, { ...options, timeZone });
  const when = (from: string) => moment(from, whole[step]);
  return {
    worth,
    count: (orders: number) => formatAmount(String(orders), { decimals: 0, locale }),
    when,
    point: ({ from, collected, refunded }: SalesPoint) => ({
      when: when(from),
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
    /** Below a bar; on phones only the day's number. */
    under: (from: string, narrow: boolean) => moment(from, narrow && step === "day" ? { day: "numeric" } : short[step]),
  };
}
