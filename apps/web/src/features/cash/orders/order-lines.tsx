import type { CashTopUpOrder } from "@coffer/sdk";
import { SummaryList, SummaryRow, SummaryTotal } from "@coffer/ui";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { ExactMoney } from "../../../platform/money/money.tsx";
import { When } from "../../../platform/page/when.tsx";
import { channelNames } from "../account/channel-names.ts";

export interface OrderLinesProps {
  order: Pick<CashTopUpOrder, "number" | "time" | "channel" | "amount" | "fee" | "received" | "currency">;
  reference: string | null;
  children?: ReactNode;
}

/** All figures of an order in either direction. */
export function OrderLines({ order, reference, children }: OrderLinesProps) {
  const intl = useIntl();
  const { number, time, channel, amount, fee, received, currency } = order;
  return (
    <SummaryList>
      <SummaryRow
        label={<FormattedMessage id="cash.orderNumber" />}
        value={<span className="font-mono text-label">{number}</span>}
      />
      <SummaryRow label={<FormattedMessage id="cash.time" />} value={<When at={time} />} />
      <SummaryRow
        label={<FormattedMessage id="cash.channel" />}
        value={intl.formatMessage({ id: channelNames[channel] })}
      />
      {reference !== null && (
        <SummaryRow
          label={<FormattedMessage id="cash.reference" />}
          value={<span className="font-mono text-label">{reference}</span>}
        />
      )}
      {children}
      <SummaryRow
        label={<FormattedMessage id="cash.amount" />}
        value={<ExactMoney amount={amount} unit={currency} />}
      />
      <SummaryRow label={<FormattedMessage id="cash.fee" />} value={<ExactMoney amount={fee} unit={currency} />} />
      <SummaryTotal
        label={<FormattedMessage id="cash.received" />}
        value={<ExactMoney amount={received} unit={currency} />}
      />
    </SummaryList>
  );
}
