import type { PaymentOrder } from "@coffer/sdk";
import { Button } from "@coffer/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useIntl } from "react-intl";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { DataTable } from "../../../platform/table/data-table.tsx";
import { exportPage } from "../../../platform/table/export-list.ts";
import { useListSearch } from "../../../platform/table/use-list-search.ts";
import { api, coffer } from "../api.ts";
import { paymentDecidable } from "./decidable.ts";
import { DecideButtons } from "./decide-buttons.tsx";
import { useOrderColumns, useOrderFields } from "./order-columns.tsx";
import { OrderFilters } from "./order-filters.tsx";
import { isFiltered, noOrderFilters, type OrderSearch } from "./order-search.ts";
import { RowDetails } from "./row-details.tsx";
import { SavedViews } from "./saved-views.tsx";
import { useDecide } from "./use-decide.tsx";
import { filtersOf, useOrders, waitsForWord } from "./use-orders.ts";

/** All payment orders; filters, order and page are in the address, paged by the server. */
export function OrderList() {
  const intl = useIntl();
  const { data: coins } = useQuery({
    ...api.merchant.getMerchantSettlementCoinList.queryOptions(),
    meta: { shows: "nothing" },
  });
  const { query: page, set, ...search } = useListSearch<OrderSearch>();
  const filters = filtersOf(search);
  const query = useOrders(filters, page);
  const [opened, setOpened] = useState<readonly string[]>([]);
  const isOpen = ({ id }: PaymentOrder) => opened.includes(id);
  const turn = (order: PaymentOrder) =>
    setOpened(isOpen(order) ? opened.filter((id) => id !== order.id) : [...opened, order.id]);
  const columns = useOrderColumns({ isOpen, turn });
  const { ask, dialog } = useDecide();
  const fields = useOrderFields();
  return (
    <div className="flex flex-col gap-4">
      {dialog}
      <SavedViews search={search} show={(view) => void set({ ...noOrderFilters, sort: undefined, ...view })} />
      <DataTable
        caption={intl.formatMessage({ id: "merchantOrders.title" })}
        query={query}
        rows={query.data?.items}
        total={query.data?.totalCount}
        rowKey={({ id }) => id}
        columns={columns}
        under={(order) => isOpen(order) && <RowDetails order={order} />}
        whole={{
          name: "payment-orders",
          fields,
          pages: (signal) =>
            coffer.merchant.getPaymentOrderList({ ...filters, MaxResultCount: exportPage }, { signal }).pages(),
        }}
        tools={
          <OrderFilters coins={coins?.items ?? []} search={search} change={(changes) => void set({ ...changes })} />
        }
        filtered={isFiltered(search)}
        clear={() => void set(noOrderFilters)}
        actions={(order) => (
          <>
            {waitsForWord(order) && <DecideButtons items={[paymentDecidable(order)]} ask={ask} />}
            <Button variant="ghost" size="sm" onClick={() => void set({ id: order.id, page: search.page })}>
              <FormattedMessage id="merchantOrders.details" />
            </Button>
          </>
        )}
        empty={{
          title: <FormattedMessage id="merchantOrders.none" />,
          body: <FormattedMessage id="merchantOrders.noneBody" />,
        }}
      />
    </div>
  );
}
