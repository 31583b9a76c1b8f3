import { PaymentOrderStatus, type SettlementCoin } from "@coffer/sdk";
import { useIntl } from "react-intl";
import { paymentException, paymentOrderStatus } from "../../../platform/status/payment-order-status.ts";
import { statusOf } from "../../../platform/status/status.ts";
import { DayFilter } from "../../../platform/table/day-filter.tsx";
import { MultiFilter } from "../../../platform/table/multi-filter.tsx";
import { CoinFilter } from "../../../platform/table/record-filters.tsx";
import { SearchField } from "../../../platform/table/search-field.tsx";
import { exceptionNames, type OrderFilters as Filters, paymentStatusNames } from "./order-search.ts";

export interface OrderFiltersProps {
  coins: readonly SettlementCoin[];
  search: Filters;
  change: (filters: Filters) => void;
}

/** Filters by number, address or transaction, status, exception, coin and days. */
export function OrderFilters({ coins, search, change }: OrderFiltersProps) {
  const intl = useIntl();
  const { status, why, of, from, until, q } = search;
  return (
    <>
      <SearchField
        label={intl.formatMessage({ id: "merchantOrders.search" })}
        q={q}
        change={(next) => change({ q: next })}
        className="sm:w-60"
      />
      <MultiFilter
        label={intl.formatMessage({ id: "table.status" })}
        options={paymentStatusNames.map((value) => ({
          value,
          label: intl.formatMessage({ id: statusOf(paymentOrderStatus, PaymentOrderStatus[value]).label }),
        }))}
        chosen={status}
        change={(chosen) => change({ status: chosen && [...chosen] })}
      />
      <MultiFilter
        label={intl.formatMessage({ id: "merchantOrders.exception" })}
        options={exceptionNames.map((value) => ({
          value,
          label: intl.formatMessage({ id: paymentException[value].label }),
        }))}
        chosen={why}
        change={(chosen) => change({ why: chosen && [...chosen] })}
      />
      <CoinFilter coins={coins} of={of} change={(coin) => change({ of: coin })} />
      <DayFilter from={from} to={until} change={(days) => change({ from: days.from, until: days.to })} />
    </>
  );
}
