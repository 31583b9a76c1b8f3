import { FiatOrderStatus } from "@coffer/sdk";
import { Select } from "@coffer/ui";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import { api } from "../../../platform/api.ts";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { p2pStatus } from "../../../platform/p2p/p2p-status.ts";
import { statusOf } from "../../../platform/status/status.ts";
import { DayFilter } from "../../../platform/table/day-filter.tsx";
import { MultiFilter } from "../../../platform/table/multi-filter.tsx";
import { CoinFilter } from "../../../platform/table/record-filters.tsx";
import { SearchField } from "../../../platform/table/search-field.tsx";
import { kindNames } from "./order-columns.tsx";
import { type OrderSearch, orderSearch, statusNames } from "./search.ts";

const all = "all"; // a Select has no empty value

export interface OrderFiltersProps {
  search: OrderSearch;
  change: (filters: OrderSearch) => void;
}

/** By number or provider, way of paying, coin, any of the statuses, and days. */
export function OrderFilters({ search, change }: OrderFiltersProps) {
  const intl = useIntl();
  const { items } = useSuspenseQuery(api.assets.getCoinConfigList.queryOptions()).data;
  const { kind, coin, status, from, until, q } = search;
  return (
    <>
      <SearchField
        label={intl.formatMessage({ id: "quickPay.search" })}
        q={q}
        change={(next) => change({ q: next })}
        className="sm:w-52"
      />
      <Select
        aria-label={intl.formatMessage({ id: "quickPay.kind" })}
        prefix={<FormattedMessage id="table.filter" values={{ label: intl.formatMessage({ id: "quickPay.kind" }) }} />}
        value={kind ?? all}
        onValueChange={(value) => change({ kind: orderSearch.kind(value) })}
        options={[
          { value: all, label: intl.formatMessage({ id: "table.any" }) },
          { value: "card", label: intl.formatMessage({ id: kindNames.card }) },
          { value: "paymentPage", label: intl.formatMessage({ id: kindNames.paymentPage }) },
        ]}
        className="sm:w-44"
      />
      <CoinFilter
        coins={items.filter((each) => each.kind === "crypto")}
        of={coin}
        change={(next) => change({ coin: next })}
      />
      <MultiFilter
        label={intl.formatMessage({ id: "quickPay.status" })}
        options={statusNames.map((value) => ({
          value,
          label: intl.formatMessage({ id: statusOf(p2pStatus, FiatOrderStatus[value]).label }),
        }))}
        chosen={status}
        change={(chosen) => change({ status: chosen && [...chosen] })}
      />
      <DayFilter from={from} to={until} change={(days) => change({ from: days.from, until: days.to })} />
    </>
  );
}
