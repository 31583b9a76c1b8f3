import { FiatOrderStatus } from "@coffer/sdk";
import { Select } from "@coffer/ui";
import { useIntl } from "react-intl";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { p2pStatus } from "../../../platform/p2p/p2p-status.ts";
import { statusOf } from "../../../platform/status/status.ts";
import { DayFilter } from "../../../platform/table/day-filter.tsx";
import { MultiFilter } from "../../../platform/table/multi-filter.tsx";
import { SearchField } from "../../../platform/table/search-field.tsx";
import { useTradePairs } from "../trade/use-pairs.ts";
import { type FiatListSearch, fiatListSearch, orderStatusNames } from "./list-search.ts";

const all = "all"; // A Select has no empty value.

export interface FiltersProps {
  search: FiatListSearch;
  change: (filters: FiatListSearch) => void;
}

/** Filters by keyword, side, coin, status and days. */
export function OrderFilters({ search, change }: FiltersProps) {
  const intl = useIntl();
  const coins = [...new Set(useTradePairs()?.map(({ coin }) => coin))];
  const { side, of, status, from, until, q } = search;
  const any = { value: all, label: intl.formatMessage({ id: "table.any" }) };
  return (
    <>
      <SearchField
        label={intl.formatMessage({ id: "p2p.search" })}
        q={q}
        change={(next) => change({ q: next })}
        className="sm:w-48"
      />
      <Select
        aria-label={intl.formatMessage({ id: "p2p.side" })}
        prefix={<FormattedMessage id="table.filter" values={{ label: intl.formatMessage({ id: "p2p.side" }) }} />}
        value={side ?? all}
        onValueChange={(value) => change({ side: fiatListSearch.side(value) })}
        options={[
          any,
          { value: "buy", label: intl.formatMessage({ id: "p2p.buy" }) },
          { value: "sell", label: intl.formatMessage({ id: "p2p.sell" }) },
        ]}
        className="sm:w-32"
      />
      <Select
        aria-label={intl.formatMessage({ id: "table.coin" })}
        prefix={<FormattedMessage id="table.filter" values={{ label: intl.formatMessage({ id: "table.coin" }) }} />}
        value={of ?? all}
        onValueChange={(value) => change({ of: value === all ? undefined : value })}
        options={[any, ...coins.map((value) => ({ value, label: value }))]}
        className="sm:w-36"
      />
      <MultiFilter
        label={intl.formatMessage({ id: "table.status" })}
        options={orderStatusNames.map((value) => ({
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
