import { FiatOrderStatus } from "@coffer/sdk";
import { Select } from "@coffer/ui";
import { useSuspenseQuery } from "@tanstack/react-query";
import { api } from "../../../kernel/api.ts";
import { fiatStatus } from "../../../kernel/fiat/fiat-status.ts";
import { statusOf } from "../../../kernel/status/status.ts";
import { DayFilter } from "../../../kernel/table/day-filter.tsx";
import { CoinFilter } from "../../../kernel/table/record-filters.tsx";
import { SearchField } from "../../../kernel/table/search-field.tsx";
import { SomeFilter } from "../../../kernel/table/some-filter.tsx";
import { Text, useText } from "../../../lib/text.tsx";
import { kindNames } from "./order-columns.tsx";
import { type OrderSearch, orderSearch, statusNames } from "./search.ts";

const all = "all"; // a Select has no empty value

export interface OrderFiltersProps {
  search: OrderSearch;
  change: (filters: OrderSearch) => void;
}

/** By number or provider, way of paying, coin, any of the statuses, and days. */
export function OrderFilters({ search, change }: OrderFiltersProps) {
  const text = useText();
  const { items } = useSuspenseQuery(api.assets.getCoinConfigList.queryOptions()).data;
  const { kind, coin, status, from, until, q } = search;
  return (
    <>
      <SearchField label={text("quickBuy.search")} q={q} change={(next) => change({ q: next })} className="sm:w-52" />
      <Select
        aria-label={text("quickBuy.kind")}
        prefix={<Text id="table.filter" values={{ label: text("quickBuy.kind") }} />}
        value={kind ?? all}
        onValueChange={(value) => change({ kind: orderSearch.kind(value) })}
        options={[
          { value: all, label: text("table.any") },
          { value: "card", label: text(kindNames.card) },
          { value: "paymentPage", label: text(kindNames.paymentPage) },
        ]}
        className="sm:w-44"
      />
      <CoinFilter
        coins={items.filter((each) => each.kind === "crypto")}
        of={coin}
        change={(next) => change({ coin: next })}
      />
      <SomeFilter
        label={text("quickBuy.status")}
        options={statusNames.map((value) => ({
          value,
          label: text(statusOf(fiatStatus, FiatOrderStatus[value]).label),
        }))}
        chosen={status}
        change={(chosen) => change({ status: chosen && [...chosen] })}
      />
      <DayFilter from={from} to={until} change={(days) => change({ from: days.from, until: days.to })} />
    </>
  );
}
