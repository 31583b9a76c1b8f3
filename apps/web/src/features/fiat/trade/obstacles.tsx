import type { FiatTradeObstacle, FiatTradeState, TradeSide } from "@coffer/sdk";
import { Button, Notice } from "@coffer/ui";
import { PathLink } from "../../../kernel/page/path-link.tsx";
import { When } from "../../../kernel/page/when.tsx";
import { type MessageId, Text } from "../../../lib/text.tsx";

interface ObstacleView {
  title: MessageId;
  body: MessageId;
  /** Where it can be put right. */
  to: string;
  search?: Record<string, string>;
  action: MessageId;
}

const views: Record<FiatTradeObstacle, ObstacleView> = {
  notVerified: {
    ...{ title: "fiat.notVerified", body: "fiat.notVerifiedBody" },
    ...{ to: "/account/verifiy", action: "fiat.verify" },
  },
  cancellationLimit: {
    ...{ title: "fiat.cancelledOut", body: "fiat.cancelledOutBody" },
    ...{ to: "/fiat/list", search: { status: "cancelled" }, action: "fiat.seeCancelled" },
  },
  noReceiptMethod: {
    ...{ title: "fiat.noReceiving", body: "fiat.noReceivingBody" },
    ...{ to: "/account/payment", search: { add: "1" }, action: "fiat.addReceiving" },
  },
  tooManyUnpaid: {
    ...{ title: "fiat.tooManyUnpaid", body: "fiat.tooManyUnpaidBody" },
    ...{ to: "/fiat/list", search: { status: "awaitingUserPayment" }, action: "fiat.seeUnpaid" },
  },
  disabled: {
    ...{ title: "fiat.stopped", body: "fiat.stoppedBody" },
    ...{ to: "/fiat/list", action: "fiat.orders" },
  },
};

export const obstaclesOn = (state: FiatTradeState, side: TradeSide): readonly FiatTradeObstacle[] =>
  side === "buy" ? state.buyObstacles : state.sellObstacles;

/** Why somebody can't trade now, each with where it can be put right. */
export function Obstacles({ state, side }: { state: FiatTradeState; side: TradeSide }) {
  const values = {
    count: state.unpaidOrderCount,
    limit: state.cancellationLimitCount,
    time: <When at={state.cancellationsResetAt} />,
  };
  return (
    <div className="flex flex-col gap-4">
      {obstaclesOn(state, side).map((obstacle) => {
        // One of a newer server stops trading all the same.
        const { title, body, to, search, action } = views[obstacle] ?? views.disabled;
        return (
          <Notice
            key={obstacle}
            tone="warn"
            title={<Text id={title} values={values} />}
            action={
              <Button asChild size="sm">
                <PathLink to={to} search={search}>
                  <Text id={action} />
                </PathLink>
              </Button>
            }
          >
            <Text id={body} values={values} />
          </Notice>
        );
      })}
    </div>
  );
}
