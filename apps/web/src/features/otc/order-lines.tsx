import type { OtcOrder } from "@coffer/sdk";
import { SummaryList, SummaryRow } from "@coffer/ui";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { ExactMoney } from "../../platform/money/money.tsx";
import { When } from "../../platform/page/when.tsx";
import { useRateText } from "../../platform/quote/rate-text.ts";

/** All figures of an order from the reader's side. */
export function OrderLines({ order }: { order: OtcOrder }) {
  const rateText = useRateText();
  const [base = "", quote = ""] = order.symbol.split("/");
  const isTaker = order.role === "taker";
  const buys = (order.side === "buy") === isTaker;
  return (
    <SummaryList>
      <SummaryRow
        label={<FormattedMessage id={buys ? "otc.youBuy" : "otc.youSell"} />}
        value={<ExactMoney amount={order.quantity} unit={base} />}
      />
      <SummaryRow
        label={<FormattedMessage id="otc.price" />}
        value={
          <span title={order.price}>
            {rateText(order.price)} <span className="text-ink-2">{quote}</span>
          </span>
        }
      />
      {isTaker && (
        <SummaryRow label={<FormattedMessage id="otc.fee" />} value={<ExactMoney amount={order.fee} unit={quote} />} />
      )}
      <SummaryRow
        label={<FormattedMessage id={buys ? "otc.youPay" : "otc.youReceive"} />}
        value={<ExactMoney amount={isTaker ? order.total : order.amount} unit={quote} />}
      />
      {order.counterparty !== null && (
        <SummaryRow label={<FormattedMessage id="otc.counterparty" />} value={order.counterparty} />
      )}
      <SummaryRow label={<FormattedMessage id="otc.time" />} value={<When at={order.time} />} />
      {order.completedAt === null ? (
        <SummaryRow label={<FormattedMessage id="otc.settleBy" />} value={<When at={order.settleBy} />} />
      ) : (
        <SummaryRow label={<FormattedMessage id="otc.ended" />} value={<When at={order.completedAt} />} />
      )}
      {order.remark !== null && <SummaryRow label={<FormattedMessage id="otc.remark" />} value={order.remark} />}
      <SummaryRow
        label={<FormattedMessage id="otc.number" />}
        value={<span className="font-mono text-label">{order.number}</span>}
      />
    </SummaryList>
  );
}
