import type { PaymentOrder } from "@coffer/sdk";
import { SummaryList, SummaryRow } from "@coffer/ui";
import { ExactMoney } from "../../../kernel/money/money.tsx";
import { When } from "../../../kernel/page/when.tsx";
import { isZero } from "../../../lib/money.ts";
import { type MessageId, Text } from "../../../lib/text.tsx";
import { visible } from "../../../lib/visible.ts";

/** Every figure of a payment order: what was asked, what came, what is the merchant's. */
export function OrderLines({ order }: { order: PaymentOrder }) {
  const { coin } = order;
  const came: readonly [MessageId, string][] = [
    ["paymentOrder.paid", order.paidAmount],
    ["paymentOrder.missing", order.missingAmount],
    ["paymentOrder.over", order.overpaidAmount],
    ["paymentOrder.fee", order.feeAmount],
    ["paymentOrder.settled", order.settledAmount],
    ["paymentOrder.refunded", order.refundedAmount],
  ];
  return (
    <SummaryList>
      <SummaryRow
        label={<Text id="paymentOrder.price" />}
        value={<ExactMoney amount={order.fiatAmount} unit={order.fiatCurrency} />}
      />
      <SummaryRow
        label={<Text id="paymentOrder.rate" />}
        value={
          <>
            {order.rate}{" "}
            <span className="text-ink-2">
              {order.fiatCurrency}/{coin}
            </span>
          </>
        }
      />
      <SummaryRow label={<Text id="paymentOrder.amount" />} value={<ExactMoney amount={order.amount} unit={coin} />} />
      {came.map(
        ([label, amount]) =>
          !isZero(amount) && (
            <SummaryRow key={label} label={<Text id={label} />} value={<ExactMoney amount={amount} unit={coin} />} />
          ),
      )}
      <SummaryRow label={<Text id="paymentOrder.network" />} value={order.networkName} />
      <SummaryRow label={<Text id="paymentOrder.subject" />} value={visible(order.subject)} />
      {order.subMerchantName !== null && (
        <SummaryRow label={<Text id="paymentOrder.cashier" />} value={visible(order.subMerchantName)} />
      )}
      <SummaryRow label={<Text id="paymentOrder.validUntil" />} value={<When at={order.expiresAt} />} />
      {order.reviewBy !== null && (
        <SummaryRow label={<Text id="paymentOrder.decideBy" />} value={<When at={order.reviewBy} />} />
      )}
    </SummaryList>
  );
}
