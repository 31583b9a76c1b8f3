import { Button, Segmented } from "@coffer/ui";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useIntl } from "react-intl";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { Page } from "../../platform/page/page.tsx";
import { DataTable } from "../../platform/table/data-table.tsx";
import { exportPage } from "../../platform/table/export-list.ts";
import { useListSearch } from "../../platform/table/use-list-search.ts";
import { api, coffer } from "./api.ts";
import { useOrderColumns, useOrderFields } from "./order-columns.tsx";
import { OrderDialog } from "./order-dialog.tsx";
import { OrderFilters } from "./order-filters.tsx";
import { isFiltered, type OrderSearch } from "./order-search.ts";
import { filtersOf, useOrders } from "./use-orders.ts";

const noFilters = { coin: undefined, status: undefined, q: undefined };

/** All conversions: at a quote, and by the desk. */
export function OrderScreen() {
  const intl = useIntl();
  const { items: coins } = useSuspenseQuery(api.assets.getCoinConfigList.queryOptions()).data;
  const { set, query: page, ...search } = useListSearch<OrderSearch>();
  const { kind } = search;
  const filters = filtersOf(search);
  const query = useOrders(kind, { ...page, ...filters });
  const columns = useOrderColumns();
  const fields = useOrderFields();
  const change = (filters: Partial<OrderSearch>) => void set(filters);
  return (
    <Page
      title={<FormattedMessage id="convert.orders" />}
      lead={<FormattedMessage id="convert.ordersLead" />}
      actions={
        <Button asChild>
          <Link to="/convert">
            <FormattedMessage id="convert.another" />
          </Link>
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <Segmented
          aria-label={intl.formatMessage({ id: "convert.kind" })}
          className="self-start"
          value={search.kind ?? "quote"}
          onValueChange={(kind) => change({ ...noFilters, kind: kind === "desk" ? "desk" : undefined })}
          options={[
            { value: "quote", label: <FormattedMessage id="convert.byQuote" /> },
            { value: "desk", label: <FormattedMessage id="convert.byDesk" /> },
          ]}
        />
        <DataTable
          caption={intl.formatMessage({ id: search.kind === "desk" ? "convert.byDesk" : "convert.byQuote" })}
          query={query}
          rows={query.data?.items}
          total={query.data?.totalCount}
          rowKey={({ id }) => id}
          columns={columns}
          whole={{
            name: kind === "desk" ? "desk-conversions" : "conversions",
            fields,
            pages: (signal) => {
              const list =
                kind === "desk" ? coffer.convert.getPromissoryConvertHistory : coffer.convert.getConvertHistory;
              return list({ ...filters, MaxResultCount: exportPage }, { signal }).pages();
            },
          }}
          tools={<OrderFilters coins={coins} search={search} change={change} />}
          filtered={isFiltered(search)}
          clear={() => change(noFilters)}
          actions={({ id }) => (
            <Button variant="ghost" size="sm" onClick={() => void set({ id, page: search.page })}>
              <FormattedMessage id="convert.details" />
            </Button>
          )}
          empty={{
            title: <FormattedMessage id="convert.none" />,
            body: <FormattedMessage id={search.kind === "desk" ? "convert.noneByDesk" : "convert.noneBody"} />,
          }}
        />
      </div>
      <OrderDialog kind={search.kind} id={search.id} close={() => void set({ id: undefined, page: search.page })} />
    </Page>
  );
}
