import type { OtcSymbol } from "@coffer/sdk";
import { ExchangeStatus } from "@coffer/sdk";
import { Select } from "@coffer/ui";
import { Text, useText } from "../../platform/intl/text.tsx";
import { exchangeStatus, statusOf } from "../../platform/status/status.ts";
import { SearchField } from "../../platform/table/search-field.tsx";
import { type OrderSearch, orderSearch, statusNames } from "./order-search.ts";

const all = "all"; // a Select has no empty value

export interface OrderFiltersProps {
  pairs: readonly OtcSymbol[];
  search: OrderSearch;
  change: (filters: Partial<OrderSearch>) => void;
}

/** By number, pair, side and status. */
export function OrderFilters({ pairs, search, change }: OrderFiltersProps) {
  const text = useText();
  const { pair, side, status, q } = search;
  const any = { value: all, label: text("table.any") };
  return (
    <>
      <SearchField label={text("otc.search")} q={q} change={(next) => change({ q: next })} className="sm:w-44" />
      <Select
        aria-label={text("otc.pair")}
        prefix={<Text id="table.filter" values={{ label: text("otc.pair") }} />}
        value={pair ?? all}
        onValueChange={(value) => change({ pair: orderSearch.pair(value) })}
        options={[any, ...pairs.map(({ symbol }) => ({ value: symbol, label: symbol }))]}
        className="sm:w-40"
      />
      <Select
        aria-label={text("otc.side")}
        prefix={<Text id="table.filter" values={{ label: text("otc.side") }} />}
        value={side ?? all}
        onValueChange={(value) => change({ side: orderSearch.side(value) })}
        options={[any, { value: "buy", label: text("otc.buy") }, { value: "sell", label: text("otc.sell") }]}
        className="sm:w-32"
      />
      <Select
        aria-label={text("otc.status")}
        prefix={<Text id="table.filter" values={{ label: text("otc.status") }} />}
        value={status ?? all}
        onValueChange={(value) => change({ status: orderSearch.status(value) })}
        options={[
          any,
          ...statusNames.map((value) => ({
            value,
            label: text(statusOf(exchangeStatus, ExchangeStatus[value]).label),
          })),
        ]}
        className="sm:w-44"
      />
    </>
  );
}
