import { type CoinConfig, type TransferRecord, TransferStep } from "@coffer/sdk";
import { useQuery } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { statusOf, transferStep } from "../../platform/status/status.ts";
import { DataTable } from "../../platform/table/data-table.tsx";
import { DayFilter } from "../../platform/table/day-filter.tsx";
import { exportPage } from "../../platform/table/export-list.ts";
import { listQuery } from "../../platform/table/list-query.ts";
import { MultiFilter } from "../../platform/table/multi-filter.tsx";
import { CoinFilter, sortingOf } from "../../platform/table/record-filters.tsx";
import { SearchField } from "../../platform/table/search-field.tsx";
import { useListSearch } from "../../platform/table/use-list-search.ts";
import { momentsOf } from "../../platform/time/day-range.ts";
import { useTransferService } from "./service.tsx";
import { useTransferColumns, useTransferFields } from "./transfer-columns.tsx";
import { isFiltered, stepNames, type TransferSearch } from "./transfer-search.ts";
import { isMoving } from "./use-transfer.ts";

const look = 5000; // Polling interval while one of them is pending (ms).
const noFilters = { of: undefined, status: undefined, from: undefined, until: undefined, q: undefined };

/** Own, sent and received transfers; filters, order and page are in the address. */
export function TransferHistory({ coins }: { coins: readonly CoinConfig[] }) {
  const intl = useIntl();
  const service = useTransferService();
  const { query: page, set, ...search } = useListSearch<TransferSearch>();
  const columns = useTransferColumns();
  const fields = useTransferFields();
  const filters = filtersOf(search);
  const query = useQuery({
    ...service.list({ ...page, ...filters }),
    ...listQuery((items: readonly TransferRecord[]) => items.some(isMoving) && look),
  });
  return (
    <DataTable
      titled
      caption={intl.formatMessage({ id: "transfers.history" })}
      query={query}
      rows={query.data?.items}
      total={query.data?.totalCount}
      rowKey={({ id }) => id}
      columns={columns}
      whole={{
        name: "transfers",
        fields,
        pages: (signal) => service.pages({ ...filters, MaxResultCount: exportPage }, signal),
      }}
      tools={<Filters coins={coins} search={search} change={(changes) => void set({ ...changes })} />}
      filtered={isFiltered(search)}
      clear={() => void set(noFilters)}
      empty={{ title: <FormattedMessage id="transfers.none" />, body: <FormattedMessage id="transfers.noneBody" /> }}
    />
  );
}

/** The list's filters, besides its page. */
function filtersOf({ of, status, from, until, q, sort }: TransferSearch & { sort?: string | undefined }) {
  return {
    ...momentsOf({ from, to: until }),
    ...(of !== undefined && { Coin: of }),
    ...(status !== undefined && { Status: status.map((step) => TransferStep[step]) }),
    ...(q !== undefined && { Keyword: q }),
    ...sortingOf(sort),
  };
}

interface FiltersProps {
  coins: readonly CoinConfig[];
  search: TransferSearch;
  change: (filters: TransferSearch) => void;
}

/** Filters by keyword, coin, step and days. */
function Filters({ coins, search, change }: FiltersProps) {
  const intl = useIntl();
  const { of, status, from, until, q } = search;
  return (
    <>
      <SearchField
        label={intl.formatMessage({ id: "transfers.search" })}
        q={q}
        change={(next) => change({ q: next })}
        className="sm:w-56"
      />
      <CoinFilter coins={coins} of={of} change={(coin) => change({ of: coin })} />
      <MultiFilter
        label={intl.formatMessage({ id: "transfers.status" })}
        options={stepNames.map((value) => ({
          value,
          label: intl.formatMessage({ id: statusOf(transferStep, TransferStep[value]).label }),
        }))}
        chosen={status}
        change={(chosen) => change({ status: chosen && [...chosen] })}
      />
      <DayFilter from={from} to={until} change={(days) => change({ from: days.from, until: days.to })} />
    </>
  );
}
