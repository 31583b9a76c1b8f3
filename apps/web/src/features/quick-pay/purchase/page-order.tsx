import { FiatOrderStatus, type QuickPayOrderDetail } from "@coffer/sdk";
import { Button, Card, CardBody, Skeleton } from "@coffer/ui";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useIntl } from "react-intl";
import { decimalsOf, formatAmount } from "../../../platform/amount/amount.ts";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { useMoneyMovedOn } from "../../../platform/money/money-moved.ts";
import { api, coffer } from "../../../platform/p2p/api.ts";
import { FailureNote } from "../../../platform/page/failure-note.tsx";
import { RecordFrame } from "../../../platform/page/record-frame.tsx";
import { Arrival } from "../../../platform/quick-pay/arrival.tsx";
import { CancelOrder } from "../../../platform/quick-pay/cancel-order.tsx";
import { OpenWindow } from "../../../platform/quick-pay/open-window.tsx";
import { BuyLines, NumberLines } from "../../../platform/quick-pay/order-lines.tsx";
import { OrderLink } from "../../../platform/quick-pay/order-link.tsx";
import { OrderState, OrderWay } from "../../../platform/quick-pay/order-way.tsx";
import { PayBy } from "../../../platform/quick-pay/pay-by.tsx";
import { isMoving } from "../../../platform/quick-pay/way.ts";
import { followed } from "../../../platform/status/followed.ts";

const look = 4000; // ms: "every few seconds until it ends".

/** A payment page order: the entry link while unpaid, then the status. */
export function PageOrder({ id }: { id: string }) {
  const query = useQuery({ ...api.quickPay.getQuickPayOrder.queryOptions({ id }), ...followed(isMoving, look) });
  const order = query.data;
  useMoneyMovedOn(order?.status);
  return (
    <RecordFrame
      id={id}
      title={<FormattedMessage id="quickPay.pageOrder" />}
      query={query}
      actions={
        <Button asChild variant="secondary">
          <Link to="/fiat/ThirdPartyPaymentOrder" search={{}}>
            <FormattedMessage id="quickPay.allOrders" />
          </Link>
        </Button>
      }
      state={
        order && (
          <Card>
            <CardBody className="flex flex-col gap-5">
              <OrderState order={order} />
              <Turn order={order} />
              <OrderWay order={order} />
            </CardBody>
          </Card>
        )
      }
      summary={
        order && (
          <BuyLines bought={order}>
            <NumberLines order={order} />
          </BuyLines>
        )
      }
    />
  );
}

/** The next action and its deadline. */
function Turn({ order }: { order: QuickPayOrderDetail }) {
  const { kind, status, nextStep, token, expectedAt, cancellable } = order;
  if (kind === "card") {
    // A card order has actions that this page lacks.
    return (
      <Button asChild size="lg">
        <OrderLink order={order}>
          <FormattedMessage id="quickPay.openCard" />
        </OrderLink>
      </Button>
    );
  }
  if (status === FiatOrderStatus.payingOut) return <Arrival expectedAt={expectedAt} />;
  return (
    <div className="flex flex-col gap-4 empty:hidden">
      {nextStep === "openPaymentPage" && token !== null && <WayIn order={order} token={token} />}
      {cancellable && (
        <CancelOrder
          order={order}
          act={({ id }, once) => coffer.quickPay.cancelQuickPayOrder({ id }, once)}
          paid={false}
        />
      )}
    </div>
  );
}

/** "Good once": the entry code is fetched again when the user returns to this window. */
function WayIn({ order, token }: { order: QuickPayOrderDetail; token: string }) {
  const { locale } = useIntl();
  const { amount, legalCurrency: currency, provider, payBy, time } = order;
  const { data, error } = useQuery({
    ...api.quickPay.getLegalCoinBuyCode.queryOptions({ token }),
    refetchOnWindowFocus: "always",
    meta: { shows: "place" },
  });
  const shown = formatAmount(amount, { decimals: Math.max(2, decimalsOf(amount)), locale });
  return (
    <>
      {payBy !== null && <PayBy held={{ expiresAt: payBy, serverTime: time }} words="quickPay.payBy" />}
      {data ? (
        <OpenWindow url={data.url} provider={provider}>
          <FormattedMessage id="quickPay.payAt" values={{ amount: shown, currency, provider }} />
        </OpenWindow>
      ) : error ? (
        <FailureNote error={error} />
      ) : (
        <Skeleton className="h-12 w-full" />
      )}
    </>
  );
}
