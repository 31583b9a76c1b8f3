import { SummaryList, SummaryRow, SummaryTotal } from "@coffer/ui";
import type { ReactNode } from "react";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { ExactMoney } from "../../../platform/money/money.tsx";
import { When } from "../../../platform/page/when.tsx";
import type { Details } from "./details.ts";
import type { Offer } from "./use-payout-flow.ts";

const unknown = "–";

export interface PayoutSummaryProps {
  details: Details;
  /** The cost and the received amount, as far as the server has computed them. */
  cost: Pick<Offer, "fee" | "received"> | undefined;
  offer: Offer | undefined;
}

/** What leaves, the fee, the time, and what arrives: beside every step. */
export function PayoutSummary({ details: { amount, currency }, cost, offer }: PayoutSummaryProps) {
  const shown = (value: string | undefined): ReactNode =>
    value && currency ? <ExactMoney amount={value} unit={currency} /> : unknown;
  return (
    <SummaryList aria-live="polite">
      <SummaryRow label={<FormattedMessage id="cash.youSend" />} value={shown(amount)} />
      <SummaryRow
        label={<FormattedMessage id="cash.fee" />}
        value={
          cost ? (
            <>
              {shown(cost.fee)}
              <span className="block font-normal text-head text-ink-2">
                <FormattedMessage id="cash.feeHint" />
              </span>
            </>
          ) : (
            unknown
          )
        }
      />
      <SummaryRow
        label={<FormattedMessage id="cash.arrives" />}
        value={offer ? <When at={offer.expectedAt} /> : <FormattedMessage id="cash.payoutSpan" />}
      />
      <SummaryTotal
        className="flex-wrap"
        label={<FormattedMessage id="cash.recipientGets" />}
        value={shown(cost?.received)}
      />
    </SummaryList>
  );
}
