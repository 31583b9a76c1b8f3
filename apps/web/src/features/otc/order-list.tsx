import type { OtcOrder } from "@coffer/sdk";
import { Button } from "@coffer/ui";
import { useSuspenseQuery } from "@tanstack/react-query";
import { type MessageId, Text, useText } from "../../platform/intl/text.tsx";
import { DataTable } from "../../platform/table/data-table.tsx";
import { exportPage } from "../../platform/table/export-list.ts";
import { useListSearch } from "../../platform/table/use-list-search.ts";
import { api, coffer } from "./api.ts";
import { useOrderColumns, useOrderFields } from "./order-columns.tsx";
import { OrderDialog } from "./order-dialog.tsx";
import { OrderFilters } from "./order-filters.tsx";
import { isFiltered, type OrderSearch } from "./order-search.ts";
import { OrderTotals } from "./order-totals.tsx";
import type { OrderViewProps } from "./order-view.tsx";
import { filtersOf, useOrders } from "./use-orders.ts";

const noFilters = { pair: undefined, side: undefined, status: undefined, q: undefined };

export interface OrderListProps extends Pick<OrderViewProps, "actions"> {
  /** The account's own orders, or those on the pairs it serves. */
  role: OtcOrder["role"];
  caption: MessageId;
  titled?: boolean | undefined;
  none: MessageId;
  noneBody: MessageId;
}

/** Orders with their filters, what they come to, one of them by its address, and all of them as a file. */
export function OrderList({ role, caption, titled, none, noneBody, actions }: OrderListProps) {
  const text = useText();
  const { items: pairs } = useSuspenseQuery(api.otc.getSymbol.queryOptions()).data;
  const { set, query: page, ...search } = useListSearch<OrderSearch>();
  const filters = filtersOf(role, search);
  const query = useOrders(filters, page);
  const columns = useOrderColumns(role);
  const fields = useOrderFields();
  return (
    <div className="flex flex-col gap-4">
      <DataTable
        caption={text(caption)}
        titled={titled}
        query={query}
        rows={query.data?.items}
        total={query.data?.totalCount}
        rowKey={({ id }) => id}
        columns={columns}
        whole={{
          name: role === "taker" ? "otc-orders" : "orders-served",
          fields,
          pages: (signal) => coffer.otc.getOrderList({ ...filters, MaxResultCount: exportPage }, { signal }).pages(),
        }}
        tools={<OrderFilters pairs={pairs} search={search} change={(changes) => void set({ ...changes })} />}
        filtered={isFiltered(search)}
        clear={() => void set(noFilters)}
        actions={({ id }) => (
          <Button variant="ghost" size="sm" onClick={() => void set({ id, page: search.page })}>
            <Text id="otc.details" />
          </Button>
        )}
        empty={{ title: <Text id={none} />, body: <Text id={noneBody} /> }}
      />
      <OrderTotals totals={query.data?.totals} />
      <OrderDialog id={search.id} actions={actions} close={() => void set({ id: undefined, page: search.page })} />
    </div>
  );
}
