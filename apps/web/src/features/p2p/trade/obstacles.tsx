import type { FiatTradeObstacle, FiatTradeState, TradeSide } from "@coffer/sdk";
import { Button, Notice } from "@coffer/ui";
import type { ReactElement } from "react";
import { FormattedMessage, type MessageIdFor, type PlainMessageId } from "../../../platform/intl/intl.ts";
import { PathLink } from "../../../platform/page/path-link.tsx";
import { When } from "../../../platform/page/when.tsx";

type ObstacleMessageId = MessageIdFor<{ count: number; limit: number; time: ReactElement }>;

interface ObstacleView {
  title: ObstacleMessageId;
  body: ObstacleMessageId;
  /** The link to resolve it. */
  to: string;
  search?: Record<string, string>;
  action: PlainMessageId;
}

const views: Record<FiatTradeObstacle, ObstacleView> = {
  notVerified: {
    ...{ title: "p2p.notVerified", body: "p2p.notVerifiedBody" },
    ...{ to: "/account/verifiy", action: "p2p.verify" },
  },
  cancellationLimit: {
    ...{ title: "p2p.cancelledOut", body: "p2p.cancelledOutBody" },
    ...{ to: "/fiat/list", search: { status: "cancelled" }, action: "p2p.seeCancelled" },
  },
  noReceiptMethod: {
    ...{ title: "p2p.noReceiving", body: "p2p.noReceivingBody" },
    ...{ to: "/account/payment", search: { add: "1" }, action: "p2p.addReceiving" },
  },
  tooManyUnpaid: {
    ...{ title: "p2p.tooManyUnpaid", body: "p2p.tooManyUnpaidBody" },
    ...{ to: "/fiat/list", search: { status: "awaitingUserPayment" }, action: "p2p.seeUnpaid" },
  },
  disabled: {
    ...{ title: "p2p.stopped", body: "p2p.stoppedBody" },
    ...{ to: "/fiat/list", action: "p2p.orders" },
  },
};

export const obstaclesOn = (state: FiatTradeState, side: TradeSide): readonly FiatTradeObstacle[] =>
  side === "buy" ? state.buyObstacles : state.sellObstacles;

/** Why the user can't trade, each with a link to resolve it. */
export function Obstacles({ state, side }: { state: FiatTradeState; side: TradeSide }) {
  const values = {
    count: state.unpaidOrderCount,
    limit: state.cancellationLimitCount,
    time: <When at={state.cancellationsResetAt} />,
  };
  return (
    <div className="flex flex-col gap-4">
      {obstaclesOn(state, side).map((obstacle) => {
        // An obstacle of a newer server blocks trading too.
        const { title, body, to, search, action } = views[obstacle] ?? views.disabled;
        return (
          <Notice
            key={obstacle}
            tone="warn"
            title={<FormattedMessage id={title} values={values} />}
            action={
              <Button asChild size="sm">
                <PathLink to={to} search={search}>
                  <FormattedMessage id={action} />
                </PathLink>
              </Button>
            }
          >
            <FormattedMessage id={body} values={values} />
          </Notice>
        );
      })}
    </div>
  );
}
