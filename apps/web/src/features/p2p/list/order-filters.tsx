import { FiatOrderStatus } from "@coffer/sdk";
import { Select } from "@coffer/ui";
import { Text, useText } from "../../../platform/intl/text.tsx";
import { p2pStatus } from "../../../platform/p2p/p2p-status.ts";
import { statusOf } from "../../../platform/status/status.ts";
import { DayFilter } from "../../../platform/table/day-filter.tsx";
import { MultiFilter } from "../../../platform/table/multi-filter.tsx";
import { SearchField } from "../../../platform/table/search-field.tsx";
import { useTradePairs } from "../trade/use-pairs.ts";
import { type FiatListSearch, fiatListSearch, orderStatusNames } from "./list-search.ts";

const all = "all"; // a Select has no empty value

export interface FiltersProps {
  search: FiatListSearch;
  change: (filters: FiatListSearch) => void;
}

/** By words, side, coin, any of the statuses, and days. */
export function OrderFilters({ search, change }: FiltersProps) {
  const text = useText();
  const coins = [...new Set(useTradePairs()?.map(({ coin }) => coin))];
  const { side, of, status, from, until, q } = search;
  const any = { value: all, label: text("table.any") };
  return (
    <>
      <SearchField label={text("p2p.search")} q={q} change={(next) => change({ q: next })} className="sm:w-48" />
      <Select
        aria-label={text("p2p.side")}
        prefix={<Text id="table.filter" values={{ label: text("p2p.side") }} />}
        value={side ?? all}
        onValueChange={(value) => change({ side: fiatListSearch.side(value) })}
        options={[any, { value: "buy", label: text("p2p.buy") }, { value: "sell", label: text("p2p.sell") }]}
        className="sm:w-32"
      />
      <Select
        aria-label={text("table.coin")}
        prefix={<Text id="table.filter" values={{ label: text("table.coin") }} />}
        value={of ?? all}
        onValueChange={(value) => change({ of: value === all ? undefined : value })}
        options={[any, ...coins.map((value) => ({ value, label: value }))]}
        className="sm:w-36"
      />
      <MultiFilter
        label={text("table.status")}
        options={orderStatusNames.map((value) => ({
          value,
          label: text(statusOf(p2pStatus, FiatOrderStatus[value]).label),
        }))}
        chosen={status}
        change={(chosen) => change({ status: chosen && [...chosen] })}
      />
      <DayFilter from={from} to={until} change={(days) => change({ from: days.from, until: days.to })} />
    </>
  );
}
