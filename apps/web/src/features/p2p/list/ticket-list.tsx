import { type Appeal, AppealStatus } from "@coffer/sdk";
import { Button } from "@coffer/ui";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useIntl } from "react-intl";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { api, coffer } from "../../../platform/p2p/api.ts";
import { statusOf } from "../../../platform/status/status.ts";
import { DataTable } from "../../../platform/table/data-table.tsx";
import { DayFilter } from "../../../platform/table/day-filter.tsx";
import { exportPage } from "../../../platform/table/export-list.ts";
import { listQuery } from "../../../platform/table/list-query.ts";
import { MultiFilter } from "../../../platform/table/multi-filter.tsx";
import { sortingOf } from "../../../platform/table/record-filters.tsx";
import { SearchField } from "../../../platform/table/search-field.tsx";
import { useListSearch } from "../../../platform/table/use-list-search.ts";
import { momentsOf } from "../../../platform/time/day-range.ts";
import { appealStatus } from "../appeal/appeal-status.ts";
import { isProcessing } from "../appeal/use-appeal.ts";
import { type FiatListSearch, isFiltered, noFiatFilters, ticketStatusNames } from "./list-search.ts";
import type { FiltersProps } from "./order-filters.tsx";
import { useTicketColumns, useTicketFields } from "./ticket-columns.tsx";
import { TicketLink } from "./ticket-link.tsx";

const look = 10_000; // Polling interval while one of them is open (ms).

/** The filtered appeals, with an export. */
export function TicketList() {
  const intl = useIntl();
  const { query: page, set, ...search } = useListSearch<FiatListSearch>();
  const columns = useTicketColumns();
  const fields = useTicketFields();
  const filters = filtersOf(search);
  const query = useQuery({
    ...api.p2p.getAllLegalCurrencyAppealOrder.queryOptions({ ...page, ...filters }),
    ...listQuery((items: readonly Appeal[]) => items.some(isProcessing) && look),
  });
  return (
    <>
      {search.id !== undefined && <TicketLink id={search.id} />}
      <DataTable
        caption={intl.formatMessage({ id: "p2p.tabTickets" })}
        query={query}
        rows={query.data?.items}
        total={query.data?.totalCount}
        rowKey={({ id }) => id}
        columns={columns}
        whole={{
          name: "fiat-appeals",
          fields,
          pages: (signal) =>
            coffer.p2p.getAllLegalCurrencyAppealOrder({ ...filters, MaxResultCount: exportPage }, { signal }).pages(),
        }}
        tools={<TicketFilters search={search} change={(changes) => void set({ ...changes })} />}
        filtered={isFiltered(search)}
        clear={() => void set({ ...noFiatFilters })}
        actions={({ orderId }) => (
          <Button asChild variant="ghost" size="sm">
            <Link to="/fiat/order" search={{ id: orderId }}>
              <FormattedMessage id="p2p.details" />
            </Link>
          </Button>
        )}
        empty={{ title: <FormattedMessage id="p2p.noTickets" />, body: <FormattedMessage id="p2p.noTicketsBody" /> }}
      />
    </>
  );
}

function TicketFilters({ search: { decided, from, until, q }, change }: FiltersProps) {
  const intl = useIntl();
  return (
    <>
      <SearchField
        label={intl.formatMessage({ id: "p2p.searchTickets" })}
        q={q}
        change={(next) => change({ q: next })}
        className="sm:w-52"
      />
      <MultiFilter
        label={intl.formatMessage({ id: "table.status" })}
        options={ticketStatusNames.map((value) => ({
          value,
          label: intl.formatMessage({ id: statusOf(appealStatus, AppealStatus[value]).label }),
        }))}
        chosen={decided}
        change={(chosen) => change({ decided: chosen && [...chosen] })}
      />
      <DayFilter from={from} to={until} change={(days) => change({ from: days.from, until: days.to })} />
    </>
  );
}

function filtersOf({ decided, from, until, q, sort }: FiatListSearch & { sort?: string | undefined }) {
  const { Sorting } = sortingOf(sort);
  return {
    ...momentsOf({ from, to: until }),
    ...(decided !== undefined && { Status: decided.map((name) => AppealStatus[name]) }),
    ...(q !== undefined && { Keyword: q }),
    ...((Sorting === "time asc" || Sorting === "time desc") && { Sorting }),
  };
}
