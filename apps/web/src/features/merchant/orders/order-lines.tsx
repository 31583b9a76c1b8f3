import type { PaymentOrder } from "@coffer/sdk";
import { SummaryList, SummaryRow } from "@coffer/ui";
import { isZero } from "../../../platform/amount/amount.ts";
import { type MessageId, Text } from "../../../platform/intl/text.tsx";
import { ExactMoney } from "../../../platform/money/money.tsx";
import { When } from "../../../platform/page/when.tsx";
import { visibleCharacters } from "../../../platform/visible-characters.ts";

/** Every figure of a payment order: what was asked, what came, what is the merchant's. */
export function OrderLines({ order }: { order: PaymentOrder }) {
  const { coin } = order;
  const came: readonly [MessageId, string][] = [
    ["merchantOrders.paid", order.paidAmount],
    ["merchantOrders.missing", order.missingAmount],
    ["merchantOrders.over", order.overpaidAmount],
    ["merchantOrders.fee", order.feeAmount],
    ["merchantOrders.settled", order.settledAmount],
    ["merchantOrders.refunded", order.refundedAmount],
  ];
  return (
    <SummaryList>
      <SummaryRow
        label={<Text id="merchantOrders.price" />}
        value={<ExactMoney amount={order.fiatAmount} unit={order.fiatCurrency} />}
      />
      <SummaryRow
        label={<Text id="merchantOrders.rate" />}
        value={
          <>
            {order.rate}{" "}
            <span className="text-ink-2">
              {order.fiatCurrency}/{coin}
            </span>
          </>
        }
      />
      <SummaryRow
        label={<Text id="merchantOrders.amount" />}
        value={<ExactMoney amount={order.amount} unit={coin} />}
      />
      {came.map(
        ([label, amount]) =>
          !isZero(amount) && (
            <SummaryRow key={label} label={<Text id={label} />} value={<ExactMoney amount={amount} unit={coin} />} />
          ),
      )}
      <SummaryRow label={<Text id="merchantOrders.network" />} value={order.networkName} />
      <SummaryRow label={<Text id="merchantOrders.subject" />} value={visibleCharacters(order.subject)} />
      {order.subMerchantName !== null && (
        <SummaryRow label={<Text id="merchantOrders.cashier" />} value={visibleCharacters(order.subMerchantName)} />
      )}
      <SummaryRow label={<Text id="merchantOrders.validUntil" />} value={<When at={order.expiresAt} />} />
      {order.reviewBy !== null && (
        <SummaryRow label={<Text id="merchantOrders.decideBy" />} value={<When at={order.reviewBy} />} />
      )}
    </SummaryList>
  );
}
