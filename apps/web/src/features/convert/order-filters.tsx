import type { CoinConfig } from "@coffer/sdk";
import { Select } from "@coffer/ui";
import { Text, useText } from "../../platform/intl/text.tsx";
import { SearchField } from "../../platform/table/search-field.tsx";
import { type OrderSearch, orderSearch } from "./order-search.ts";

const all = "all"; // a Select has no empty value

export interface OrderFiltersProps {
  coins: readonly CoinConfig[];
  search: OrderSearch;
  change: (filters: OrderSearch) => void;
}

/** By number, coin and status. */
export function OrderFilters({ coins, search, change }: OrderFiltersProps) {
  const text = useText();
  const { coin, status, q } = search;
  return (
    <>
      <SearchField label={text("convert.search")} q={q} change={(next) => change({ q: next })} className="sm:w-56" />
      <Select
        aria-label={text("convert.coin")}
        prefix={<Text id="convert.coinFilter" />}
        value={coin ?? all}
        onValueChange={(value) => change({ coin: value === all ? undefined : value })}
        options={[
          { value: all, label: text("convert.all") },
          ...coins.map(({ coin: value, name: note }) => ({ value, label: value, note })),
        ]}
        className="sm:w-36"
      />
      <Select
        aria-label={text("convert.status")}
        prefix={<Text id="convert.statusFilter" />}
        value={status ?? all}
        onValueChange={(value) => change({ status: orderSearch.status(value) })}
        options={[
          { value: all, label: text("convert.all") },
          { value: "inProgress", label: text("status.exchanging") },
          { value: "complete", label: text("status.exchanged") },
          { value: "failure", label: text("status.notExchanged") },
        ]}
        className="sm:w-44"
      />
    </>
  );
}
