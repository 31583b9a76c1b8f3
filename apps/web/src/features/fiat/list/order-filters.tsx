import { FiatOrderStatus } from "@coffer/sdk";
import { Select } from "@coffer/ui";
import { fiatStatus } from "../../../kernel/fiat/fiat-status.ts";
import { statusOf } from "../../../kernel/status/status.ts";
import { DayFilter } from "../../../kernel/table/day-filter.tsx";
import { SearchField } from "../../../kernel/table/search-field.tsx";
import { SomeFilter } from "../../../kernel/table/some-filter.tsx";
import { Text, useText } from "../../../lib/text.tsx";
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
      <SearchField label={text("fiat.search")} q={q} change={(next) => change({ q: next })} className="sm:w-48" />
      <Select
        aria-label={text("fiat.side")}
        prefix={<Text id="table.filter" values={{ label: text("fiat.side") }} />}
        value={side ?? all}
        onValueChange={(value) => change({ side: fiatListSearch.side(value) })}
        options={[any, { value: "buy", label: text("fiat.buy") }, { value: "sell", label: text("fiat.sell") }]}
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
      <SomeFilter
        label={text("table.status")}
        options={orderStatusNames.map((value) => ({
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
