import { type CardOrderDetail, FiatOrderStatus } from "@coffer/sdk";
import { Button, Card, CardBody } from "@coffer/ui";
import { Link } from "@tanstack/react-router";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { RecordFrame } from "../../platform/page/record-frame.tsx";
import { Arrival } from "../../platform/quick-pay/arrival.tsx";
import { BuyLines, NumberLines } from "../../platform/quick-pay/order-lines.tsx";
import { OrderState, OrderWay } from "../../platform/quick-pay/order-way.tsx";
import { isMoving } from "../../platform/quick-pay/way.ts";
import { Adjusted } from "./adjusted.tsx";
import { Authorize } from "./authorize.tsx";
import { CancelCard } from "./cancel-card.tsx";
import { Reconfirm } from "./reconfirm.tsx";
import { ReturnNote } from "./return-note.tsx";
import { useCardOrder } from "./use-card-order.ts";
import { useReturn } from "./use-return.ts";

export interface CardOrderProps {
  id: string;
  /** The provider's return parameters. */
  code: string | undefined;
}

/** One card purchase, at its own address in any window: the next action, then the status. */
export function CardOrder({ id, code }: CardOrderProps) {
  const query = useCardOrder(id);
  const returned = useReturn(id, code);
  const order = query.data;
  return (
    <RecordFrame
      id={id}
      title={<FormattedMessage id="cards.cardOrder" />}
      query={query}
      actions={
        <>
          {order && !isMoving(order) && (
            <Button asChild>
              <Link to="/creditcard" search={{}}>
                <FormattedMessage id="cards.another" />
              </Link>
            </Button>
          )}
          <Button asChild variant="secondary">
            <Link to="/fiat/ThirdPartyPaymentOrder" search={{}}>
              <FormattedMessage id="quickPay.allOrders" />
            </Link>
          </Button>
        </>
      }
      state={
        order && (
          <Card>
            <CardBody className="flex flex-col gap-5">
              <OrderState order={order} />
              <ReturnNote returned={returned} provider={order.provider} />
              <Turn order={order} returning={returned.busy} />
              <Adjusted order={order} />
              <OrderWay order={order} />
            </CardBody>
          </Card>
        )
      }
      summary={
        order && (
          <BuyLines bought={{ ...order, ...order.reconfirmation }}>
            <NumberLines order={order} />
          </BuyLines>
        )
      }
    />
  );
}

/** The next action and its deadline. */
function Turn({ order, returning }: { order: CardOrderDetail; returning: boolean }) {
  const { status, reconfirmation, expectedAt, cancellable, authorizationUrl } = order;
  if (status === FiatOrderStatus.payingOut) return <Arrival expectedAt={expectedAt} />;
  if (reconfirmation !== null) return <Reconfirm order={order} offer={reconfirmation} />;
  if (!cancellable) return null;
  return (
    <div className="flex flex-col gap-4">
      {authorizationUrl === null ? (
        <p>
          <FormattedMessage id="cards.authorized" values={{ provider: order.provider }} />
        </p>
      ) : (
        !returning && <Authorize order={order} url={authorizationUrl} />
      )}
      <CancelCard order={order} />
    </div>
  );
}
