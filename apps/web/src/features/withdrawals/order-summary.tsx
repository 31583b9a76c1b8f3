import { cn, SummaryList, SummaryRow, SummaryTotal } from "@coffer/ui";
import { useIntl } from "react-intl";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { ExactMoney } from "../../platform/money/money.tsx";
import { formatSpan } from "../../platform/time/duration.ts";
import type { Order } from "./order.ts";
import { SentRows } from "./order-lines.tsx";

const unknown = "–";
const longAmount = 12; // Characters; longer amounts would wrap in the large font.

/** What leaves, the fee, the time, and what arrives: beside every step. */
export function OrderSummary({ order, arrived }: { order: Order | undefined; arrived?: boolean | undefined }) {
  const intl = useIntl();
  const span = order && formatSpan(order.arrivalSeconds, intl);
  return (
    <SummaryList aria-live="polite">
      {order?.amount ? (
        <SentRows order={order} />
      ) : (
        <SummaryRow label={<FormattedMessage id="withdrawals.youSend" />} value={unknown} />
      )}
      <SummaryRow
        label={<FormattedMessage id="withdrawals.fee" />}
        value={
          order ? (
            <>
              <ExactMoney amount={order.fee} unit={order.coin} />
              <span className="block font-normal text-head text-ink-2">
                <FormattedMessage id="withdrawals.feeHint" />
              </span>
            </>
          ) : (
            unknown
          )
        }
      />
      {!arrived && (
        <SummaryRow
          label={<FormattedMessage id="withdrawals.arrives" />}
          value={
            span ? (
              <FormattedMessage
                id={order.reviewRequired ? "withdrawals.aboutReview" : "withdrawals.about"}
                values={{ span }}
              />
            ) : (
              unknown
            )
          }
        />
      )}
      <SummaryTotal
        className={cn("flex-wrap", (order?.received?.length ?? 0) > longAmount && "[&_dd]:text-base")}
        label={<FormattedMessage id="withdrawals.received" />}
        value={order?.received ? <ExactMoney amount={order.received} unit={order.coin} /> : unknown}
      />
    </SummaryList>
  );
}
