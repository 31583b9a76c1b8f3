import type { QuickPayNextStep, QuickPayOrder } from "@coffer/sdk";
import { Button } from "@coffer/ui";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { api } from "../../../platform/api.ts";
import { FormattedMessage, type PlainMessageId } from "../../../platform/intl/intl.ts";
import { Page } from "../../../platform/page/page.tsx";
import { OrderLink } from "../../../platform/quick-pay/order-link.tsx";
import { List } from "../../../platform/table/list.tsx";
import { orders } from "./orders.tsx";

/** All third-party orders: by card and payment page, each with its next action. */
export function OrderList() {
  const { items } = useSuspenseQuery(api.assets.getCoinConfigList.queryOptions()).data;
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
      <List
        list={orders}
        options={{
          coin: items
            .filter(({ kind }) => kind === "crypto")
            .map(({ coin, name }) => ({ value: coin, words: coin, note: name })),
        }}
        actions={(order) => <TakeUp order={order} />}
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

/** Its continuation, as the server defines it. */
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
