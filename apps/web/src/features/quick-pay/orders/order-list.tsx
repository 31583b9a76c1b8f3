import type { QuickPayNextStep, QuickPayOrder } from "@coffer/sdk";
import { Button } from "@coffer/ui";
import { Link } from "@tanstack/react-router";
import { useIntl } from "react-intl";
import { FormattedMessage, type PlainMessageId } from "../../../platform/intl/intl.ts";
import { coffer } from "../../../platform/p2p/api.ts";
import { Page } from "../../../platform/page/page.tsx";
import { OrderLink } from "../../../platform/quick-pay/order-link.tsx";
import { DataTable } from "../../../platform/table/data-table.tsx";
import { exportPage } from "../../../platform/table/export-list.ts";
import { useListSearch } from "../../../platform/table/use-list-search.ts";
import { useOrderColumns, useOrderFields } from "./order-columns.tsx";
import { OrderFilters } from "./order-filters.tsx";
import { isFiltered, noFilters, type OrderSearch } from "./search.ts";
import { filtersOf, useOrders } from "./use-orders.ts";

/** Everything paid with third parties: by card and on payment pages, each with its way on. */
export function OrderList() {
  const intl = useIntl();
  const { set, query: page, ...search } = useListSearch<OrderSearch>();
  const filters = filtersOf(search);
  const query = useOrders(filters, page);
  return (
    <Page
      title={<FormattedMessage id="quickPay.orders" />}
      lead={<FormattedMessage id="quickPay.ordersLead" />}
      actions={
        <>
          <Button asChild variant="secondary">
            <Link to="/fiat/ThirdPartyPaymentOrder" search={{ way: "new" }}>
              <FormattedMessage id="quickPay.newPage" />
            </Link>
          </Button>
          <Button asChild>
            <Link to="/creditcard" search={{}}>
              <FormattedMessage id="quickPay.newCard" />
            </Link>
          </Button>
        </>
      }
    >
      <DataTable
        caption={intl.formatMessage({ id: "quickPay.orders" })}
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
        empty={{ title: <FormattedMessage id="quickPay.none" />, body: <FormattedMessage id="quickPay.noneBody" /> }}
      />
    </Page>
  );
}

const ways: Record<QuickPayNextStep, PlainMessageId> = {
  openPaymentPage: "quickPay.resumePay",
  authorizeCard: "quickPay.resumeCard",
  agreeToPrice: "quickPay.resumePrice",
  wait: "quickPay.follow",
  none: "quickPay.details",
};

/** What takes it up again, in the server's own reading of it. */
function TakeUp({ order }: { order: QuickPayOrder }) {
  const { nextStep } = order;
  const isMine = nextStep !== "wait" && nextStep !== "none";
  return (
    <Button asChild variant={isMine ? "secondary" : "ghost"} size="sm">
      <OrderLink order={order}>
        <FormattedMessage id={ways[nextStep]} />
      </OrderLink>
    </Button>
  );
}
