import { type CoinConfig, RecordStatus } from "@coffer/sdk";
import { Select } from "@coffer/ui";
import { useIntl } from "react-intl";
import { FormattedMessage } from "../intl/intl.ts";
import { recordStatus } from "../status/record-status.ts";
import { recordStatusNames } from "../status/record-status-names.ts";
import { statusOf } from "../status/status.ts";
import { momentsOf } from "../time/day-range.ts";
import { readSort } from "./columns.ts";
import { DayFilter } from "./day-filter.tsx";
import { MultiFilter } from "./multi-filter.tsx";
import type { RecordSearch } from "./record-search.ts";
import { SearchField } from "./search-field.tsx";

const all = "all"; // A Select has no empty value.

export interface RecordFiltersProps {
  coins: readonly CoinConfig[];
  search: RecordSearch;
  change: (filters: RecordSearch) => void;
}

/** By number, address or hash, coin, any of the statuses, and days. */
export function RecordFilters({ coins, search, change }: RecordFiltersProps) {
  const intl = useIntl();
  const { of, status, from, until, q } = search;
  return (
    <>
      <SearchField
        label={intl.formatMessage({ id: "table.searchRecord" })}
        q={q}
        change={(next) => change({ q: next })}
        className="sm:w-60"
      />
      <CoinFilter coins={coins} of={of} change={(coin) => change({ of: coin })} />
      <MultiFilter
        label={intl.formatMessage({ id: "table.status" })}
        options={recordStatusNames.map((value) => ({
          value,
          label: intl.formatMessage({ id: statusOf(recordStatus, RecordStatus[value]).label }),
        }))}
        chosen={status}
        change={(chosen) => change({ status: chosen && [...chosen] })}
      />
      <DayFilter from={from} to={until} change={(days) => change({ from: days.from, until: days.to })} />
    </>
  );
}

export interface CoinFilterProps {
  coins: readonly Pick<CoinConfig, "coin" | "name">[];
  of: string | undefined;
  change: (coin: string | undefined) => void;
}

export function CoinFilter({ coins, of, change }: CoinFilterProps) {
  const intl = useIntl();
  return (
    <Select
      aria-label={intl.formatMessage({ id: "table.coin" })}
      prefix={<FormattedMessage id="table.filter" values={{ label: intl.formatMessage({ id: "table.coin" }) }} />}
      value={of ?? all}
      onValueChange={(value) => change(value === all ? undefined : value)}
      options={[
        { value: all, label: intl.formatMessage({ id: "table.any" }) },
        ...coins.map(({ coin: value, name: note }) => ({ value, label: value, note })),
      ]}
      className="sm:w-36"
    />
  );
}

/** What a list of deposits or withdrawals is asked for, beside its page. */
export function recordFiltersOf({ of, status, from, until, q, sort }: RecordSearch & { sort?: string | undefined }) {
  return {
    ...momentsOf({ from, to: until }),
    ...(of !== undefined && { Coin: of }),
    ...(status !== undefined && { Status: status.map((name) => RecordStatus[name]) }),
    ...(q !== undefined && { Keyword: q }),
    ...sortingOf(sort),
  };
}

/** By time or amount, as every list of the contract can be ordered. */
export function sortingOf(sort: string | undefined) {
  const sorted = readSort(sort);
  if (sorted?.id !== "time" && sorted?.id !== "amount") return {};
  return { Sorting: `${sorted.id} ${sorted.falling ? "desc" : "asc"}` as const };
}
