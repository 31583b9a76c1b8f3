import { cn, SummaryList, SummaryRow, SummaryTotal } from "@coffer/ui";
import { ExactMoney } from "../../kernel/money/money.tsx";
import { formatSpan } from "../../lib/span.ts";
import { Text, useLocale } from "../../lib/text.tsx";
import type { Order } from "./order.ts";
import { SentRows } from "./order-lines.tsx";

const unknown = "–";
const longAmount = 12; // characters; with more, the large type breaks the line

/** What leaves, the fee, when, what arrives: beside every step. */
export function OrderSummary({ order, arrived }: { order: Order | undefined; arrived?: boolean | undefined }) {
  const locale = useLocale();
  const span = order && formatSpan(order.arrivalSeconds, locale);
  return (
    <SummaryList aria-live="polite">
      {order?.amount ? (
        <SentRows order={order} />
      ) : (
        <SummaryRow label={<Text id="withdraw.youSend" />} value={unknown} />
      )}
      <SummaryRow
        label={<Text id="withdraw.fee" />}
        value={
          order ? (
            <>
              <ExactMoney amount={order.fee} unit={order.coin} />
              <span className="block font-normal text-head text-ink-2">
                <Text id="withdraw.feeHint" />
              </span>
            </>
          ) : (
            unknown
          )
        }
      />
      {!arrived && (
        <SummaryRow
          label={<Text id="withdraw.arrives" />}
          value={
            span ? (
              <Text id={order.reviewRequired ? "withdraw.aboutReview" : "withdraw.about"} values={{ span }} />
            ) : (
              unknown
            )
          }
        />
      )}
      <SummaryTotal
        className={cn("flex-wrap", (order?.received?.length ?? 0) > longAmount && "[&_dd]:text-base")}
        label={<Text id="withdraw.received" />}
        value={order?.received ? <ExactMoney amount={order.received} unit={order.coin} /> : unknown}
      />
    </SummaryList>
  );
}
