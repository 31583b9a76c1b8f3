import { type PaymentOrder, type RefundOrder, RefundStatus } from "@coffer/sdk";
import { useIntl } from "react-intl";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { ExactMoney } from "../../../platform/money/money.tsx";
import { Address } from "../../../platform/page/address.tsx";
import { When } from "../../../platform/page/when.tsx";
import { refundStatus } from "../../../platform/status/payment-order-status.ts";
import { StatusTag } from "../../../platform/status/status-tag.tsx";
import { visibleCharacters } from "../../../platform/visible-characters.ts";
import { refundDecidable } from "./decidable.ts";
import { DecideButtons } from "./decide-buttons.tsx";
import { Part } from "./part.tsx";
import type { Ask } from "./use-decide.tsx";
import { useRefunds } from "./use-order.ts";

/** The refunds of a payment. */
export function Refunds({ order, ask }: { order: PaymentOrder; ask: Ask }) {
  const { data } = useRefunds(order);
  if (!data || data.items.length === 0) return null;
  return (
    <Part title="merchantOrders.refunds">
      <ul className="flex flex-col divide-y divide-line">
        {data.items.map((refund) => (
          <OneRefund key={refund.id} refund={refund} ask={ask} />
        ))}
      </ul>
    </Part>
  );
}

function OneRefund({ refund, ask }: { refund: RefundOrder; ask: Ask }) {
  const intl = useIntl();
  const { coin, amount, number, status, reason, rejectReason, failReason, requestedBy, txHash } = refund;
  const why = rejectReason ?? failReason;
  return (
    <li className="flex flex-col gap-2 py-3 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span className="flex flex-wrap items-center gap-3">
          <StatusTag of={refundStatus} value={status} />
          <ExactMoney amount={amount} unit={coin} />
        </span>
        <span className="font-mono text-ink-2 text-label">{number}</span>
        {status === RefundStatus.pendingReview && (
          <span className="flex gap-1.5">
            <DecideButtons items={[refundDecidable(refund)]} ask={ask} />
          </span>
        )}
      </div>
      <p className="text-label">
        {visibleCharacters(reason)}
        <span className="text-ink-2">
          {" · "}
          {requestedBy ? visibleCharacters(requestedBy.userName) : <FormattedMessage id="merchantOrders.byMerchant" />}
          {" · "}
          <When at={refund.createdAt} />
        </span>
      </p>
      {why && (
        <p className="text-bad text-label">
          <FormattedMessage id="merchantOrders.whyNot" values={{ reason: visibleCharacters(why) }} />
        </p>
      )}
      <p className="flex flex-wrap items-center gap-x-2 text-ink-2 text-label">
        <FormattedMessage id="merchantOrders.sentTo" />
        <Address value={refund.address} copyLabel={intl.formatMessage({ id: "merchantOrders.copyRefundAddress" })} />
        {txHash && <Address value={txHash} copyLabel={intl.formatMessage({ id: "merchantOrders.copyTransaction" })} />}
      </p>
    </li>
  );
}
