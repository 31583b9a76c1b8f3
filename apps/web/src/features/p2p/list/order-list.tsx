import { FiatOrderStatus, type LegalCurrencyOrder } from "@coffer/sdk";
import { Button } from "@coffer/ui";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useIntl } from "react-intl";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { api, coffer } from "../../../platform/p2p/api.ts";
import { DataTable } from "../../../platform/table/data-table.tsx";
import { exportPage } from "../../../platform/table/export-list.ts";
import { listQuery } from "../../../platform/table/list-query.ts";
import { sortingOf } from "../../../platform/table/record-filters.tsx";
import { useListSearch } from "../../../platform/table/use-list-search.ts";
import { momentsOf } from "../../../platform/time/day-range.ts";
import { isOpen } from "../order-facts/is-open.ts";
import { type FiatListSearch, isFiltered, noFiatFilters } from "./list-search.ts";
import { useOrderColumns, useOrderFields } from "./order-columns.tsx";
import { OrderFilters } from "./order-filters.tsx";

const look = 5000; // Polling interval while one of them is pending (ms).

/** The filtered trades, with an export. */
export function OrderList() {
  const intl = useIntl();
  const { query: page, set, ...search } = useListSearch<FiatListSearch>();
  const columns = useOrderColumns();
  const fields = useOrderFields();
  const filters = filtersOf(search);
  const query = useQuery({
    ...api.p2p.getAllLegalCurrencyOrder.queryOptions({ ...page, ...filters }),
    ...listQuery((items: readonly LegalCurrencyOrder[]) => items.some(isOpen) && look),
  });
  return (
    <DataTable
      caption={intl.formatMessage({ id: "p2p.orders" })}
      query={query}
      rows={query.data?.items}
      total={query.data?.totalCount}
      rowKey={({ id }) => id}
      columns={columns}
      whole={{
        name: "fiat-orders",
        fields,
        pages: (signal) =>
          coffer.p2p.getAllLegalCurrencyOrder({ ...filters, MaxResultCount: exportPage }, { signal }).pages(),
      }}
      tools={<OrderFilters search={search} change={(changes) => void set({ ...changes })} />}
      filtered={isFiltered(search)}
      clear={() => void set({ ...noFiatFilters })}
      actions={({ id }) => (
        <Button asChild variant="ghost" size="sm">
          <Link to="/fiat/order" search={{ id }}>
            <FormattedMessage id="p2p.details" />
          </Link>
        </Button>
      )}
      empty={{ title: <FormattedMessage id="p2p.none" />, body: <FormattedMessage id="p2p.noneBody" /> }}
    />
  );
}

function filtersOf({ side, of, status, from, until, q, sort }: FiatListSearch & { sort?: string | undefined }) {
  return {
    ...momentsOf({ from, to: until }),
    ...(side !== undefined && { Side: side }),
    ...(of !== undefined && { Coin: of }),
    ...(status !== undefined && { Status: status.map((name) => FiatOrderStatus[name]) }),
    ...(q !== undefined && { Keyword: q }),
    ...sortingOf(sort),
  };
}
