import type { PaymentOrder } from "@coffer/sdk";
import { SummaryList, SummaryRow } from "@coffer/ui";
import { isZero } from "../../../platform/amount/amount.ts";
import { FormattedMessage, type PlainMessageId } from "../../../platform/intl/intl.ts";
import { ExactMoney } from "../../../platform/money/money.tsx";
import { When } from "../../../platform/page/when.tsx";
import { visibleCharacters } from "../../../platform/visible-characters.ts";

/** All figures of a payment order: requested, received, and the merchant's share. */
export function OrderLines({ order }: { order: PaymentOrder }) {
  const { coin } = order;
  const came: readonly [PlainMessageId, string][] = [
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
        label={<FormattedMessage id="merchantOrders.price" />}
        value={<ExactMoney amount={order.fiatAmount} unit={order.fiatCurrency} />}
      />
      <SummaryRow
        label={<FormattedMessage id="merchantOrders.rate" />}
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
        label={<FormattedMessage id="merchantOrders.amount" />}
        value={<ExactMoney amount={order.amount} unit={coin} />}
      />
      {came.map(
        ([label, amount]) =>
          !isZero(amount) && (
            <SummaryRow
              key={label}
              label={<FormattedMessage id={label} />}
              value={<ExactMoney amount={amount} unit={coin} />}
            />
          ),
      )}
      <SummaryRow label={<FormattedMessage id="merchantOrders.network" />} value={order.networkName} />
      <SummaryRow label={<FormattedMessage id="merchantOrders.subject" />} value={visibleCharacters(order.subject)} />
      {order.subMerchantName !== null && (
        <SummaryRow
          label={<FormattedMessage id="merchantOrders.cashier" />}
          value={visibleCharacters(order.subMerchantName)}
        />
      )}
      <SummaryRow label={<FormattedMessage id="merchantOrders.validUntil" />} value={<When at={order.expiresAt} />} />
      {order.reviewBy !== null && (
        <SummaryRow label={<FormattedMessage id="merchantOrders.decideBy" />} value={<When at={order.reviewBy} />} />
      )}
    </SummaryList>
  );
}
