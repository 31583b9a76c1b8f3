import type { QuickPayNextStep, QuickPayOrder } from "@coffer/sdk";
import { Button } from "@coffer/ui";
import { Link } from "@tanstack/react-router";
import { coffer } from "../../../kernel/fiat/api.ts";
import { Page } from "../../../kernel/page/page.tsx";
import { DataTable } from "../../../kernel/table/data-table.tsx";
import { exportPage } from "../../../kernel/table/export-list.ts";
import { useListSearch } from "../../../kernel/table/use-list-search.ts";
import { type MessageId, Text, useText } from "../../../lib/text.tsx";
import { OrderLink } from "../order-link.tsx";
import { useOrderColumns, useOrderFields } from "./order-columns.tsx";
import { OrderFilters } from "./order-filters.tsx";
import { isFiltered, noFilters, type OrderSearch } from "./search.ts";
import { filtersOf, useOrders } from "./use-orders.ts";

/** Everything paid with third parties: by card and on payment pages, each with its way on. */
export function OrderList() {
  const text = useText();
  const { set, query: page, ...search } = useListSearch<OrderSearch>();
  const filters = filtersOf(search);
  const query = useOrders(filters, page);
  return (
    <Page
      title={<Text id="quickBuy.orders" />}
      lead={<Text id="quickBuy.ordersLead" />}
      actions={
        <>
          <Button asChild variant="secondary">
            <Link to="/fiat/ThirdPartyPaymentOrder" search={{ way: "new" }}>
              <Text id="quickBuy.newPage" />
            </Link>
          </Button>
          <Button asChild>
            <Link to="/creditcard" search={{}}>
              <Text id="quickBuy.newCard" />
            </Link>
          </Button>
        </>
      }
    >
      <DataTable
        caption={text("quickBuy.orders")}
        query={query}
        rows={query.data?.items}
        total={query.data?.totalCount}
        rowKey={({ id }) => id}
        columns={useOrderColumns()}
        whole={{
          name: "third-party-orders",
          fields: useOrderFields(),
          pages: (signal) =>
            coffer.quickPay.getListByQuickPayOrder({ ...filters, MaxResultCount: exportPage }, { signal }).pages(),
        }}
        tools={<OrderFilters search={search} change={(changes) => void set({ ...changes })} />}
        filtered={isFiltered(search)}
        clear={() => void set(noFilters)}
        actions={(order) => <TakeUp order={order} />}
        empty={{ title: <Text id="quickBuy.none" />, body: <Text id="quickBuy.noneBody" /> }}
      />
    </Page>
  );
}

const ways: Record<QuickPayNextStep, MessageId> = {
  openPaymentPage: "quickBuy.resumePay",
  authorizeCard: "quickBuy.resumeCard",
  agreeToPrice: "quickBuy.resumePrice",
  wait: "quickBuy.follow",
  none: "quickBuy.details",
};

/** What takes it up again, in the server's own reading of it. */
function TakeUp({ order }: { order: QuickPayOrder }) {
  const { nextStep } = order;
  const isMine = nextStep !== "wait" && nextStep !== "none";
  return (
    <Button asChild variant={isMine ? "secondary" : "ghost"} size="sm">
      <OrderLink order={order}>
        <Text id={ways[nextStep]} />
      </OrderLink>
    </Button>
  );
}
