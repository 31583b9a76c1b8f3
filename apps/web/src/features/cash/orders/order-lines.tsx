import type { CashTopUpOrder } from "@coffer/sdk";
import { SummaryList, SummaryRow, SummaryTotal } from "@coffer/ui";
import type { ReactNode } from "react";
import { Text, useText } from "../../../platform/intl/text.tsx";
import { ExactMoney } from "../../../platform/money/money.tsx";
import { When } from "../../../platform/page/when.tsx";
import { channelNames } from "../account/channel-names.ts";

export interface OrderLinesProps {
  order: Pick<CashTopUpOrder, "number" | "time" | "channel" | "amount" | "fee" | "received" | "currency">;
  reference: string | null;
  children?: ReactNode;
}

/** Every figure of an order, either way. */
export function OrderLines({ order, reference, children }: OrderLinesProps) {
  const text = useText();
  const { number, time, channel, amount, fee, received, currency } = order;
  return (
    <SummaryList>
      <SummaryRow
        label={<Text id="cash.orderNumber" />}
        value={<span className="font-mono text-label">{number}</span>}
      />
      <SummaryRow label={<Text id="cash.time" />} value={<When at={time} />} />
      <SummaryRow label={<Text id="cash.channel" />} value={text(channelNames[channel])} />
      {reference !== null && (
        <SummaryRow
          label={<Text id="cash.reference" />}
          value={<span className="font-mono text-label">{reference}</span>}
        />
      )}
      {children}
      <SummaryRow label={<Text id="cash.amount" />} value={<ExactMoney amount={amount} unit={currency} />} />
      <SummaryRow label={<Text id="cash.fee" />} value={<ExactMoney amount={fee} unit={currency} />} />
      <SummaryTotal label={<Text id="cash.received" />} value={<ExactMoney amount={received} unit={currency} />} />
    </SummaryList>
  );
}
