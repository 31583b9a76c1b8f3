import { FiatOrderStatus, type QuickPayOrderDetail } from "@coffer/sdk";
import { Button, Card, CardBody, Skeleton } from "@coffer/ui";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { api, coffer } from "../../../kernel/fiat/api.ts";
import { useMoneyMovedOn } from "../../../kernel/money/money-moved.ts";
import { FailureNote } from "../../../kernel/page/failure-note.tsx";
import { RecordFrame } from "../../../kernel/page/record-frame.tsx";
import { followed } from "../../../kernel/status/followed.ts";
import { decimalsOf, formatAmount } from "../../../lib/money.ts";
import { Text, useLocale } from "../../../lib/text.tsx";
import { Arrival } from "../arrival.tsx";
import { CancelOrder } from "../cancel-order.tsx";
import { OpenWindow } from "../open-window.tsx";
import { BuyLines, NumberLines } from "../order-lines.tsx";
import { OrderLink } from "../order-link.tsx";
import { OrderState, OrderWay } from "../order-way.tsx";
import { PayBy } from "../pay-by.tsx";
import { isMoving } from "../way.ts";

const look = 4000; // ms: "every few seconds until it ends"

/** One order on a payment page: the way into the page while it is to be paid, then where it stands. */
export function PageOrder({ id }: { id: string }) {
  const query = useQuery({ ...api.quickPay.getQuickPayOrder.queryOptions({ id }), ...followed(isMoving, look) });
  const order = query.data;
  useMoneyMovedOn(order?.status);
  return (
    <RecordFrame
      id={id}
      title={<Text id="quickBuy.pageOrder" />}
      query={query}
      actions={
        <Button asChild variant="secondary">
          <Link to="/fiat/ThirdPartyPaymentOrder" search={{}}>
            <Text id="quickBuy.allOrders" />
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

/** What there is to do about it now, and by when. */
function Turn({ order }: { order: QuickPayOrderDetail }) {
  const { kind, status, nextStep, token, expectedAt, cancellable } = order;
  if (kind === "card") {
    // A card's order has more to decide than this page knows.
    return (
      <Button asChild size="lg">
        <OrderLink order={order}>
          <Text id="quickBuy.openCard" />
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

/** "Good once": the way in is asked for again whenever somebody comes back to this window. */
function WayIn({ order, token }: { order: QuickPayOrderDetail; token: string }) {
  const locale = useLocale();
  const { amount, legalCurrency: currency, provider, payBy, time } = order;
  const { data, error } = useQuery({
    ...api.quickPay.getLegalCoinBuyCode.queryOptions({ token }),
    refetchOnWindowFocus: "always",
    meta: { shows: "place" },
  });
  const shown = formatAmount(amount, { decimals: Math.max(2, decimalsOf(amount)), locale });
  return (
    <>
      {payBy !== null && <PayBy held={{ expiresAt: payBy, serverTime: time }} words="quickBuy.payBy" />}
      {data ? (
        <OpenWindow url={data.url} provider={provider}>
          <Text id="quickBuy.payAt" values={{ amount: shown, currency, provider }} />
        </OpenWindow>
      ) : error ? (
        <FailureNote error={error} />
      ) : (
        <Skeleton className="h-12 w-full" />
      )}
    </>
  );
}
