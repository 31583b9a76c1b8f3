import { SummaryList, SummaryRow } from "@coffer/ui";
import { ExactMoney } from "../../kernel/money/money.tsx";
import { Address } from "../../kernel/page/address.tsx";
import { Text, useText } from "../../lib/text.tsx";
import type { Order } from "./order.ts";

/** The order restated line by line, the address whole and in groups. */
export function OrderLines({ order }: { order: Omit<Order, "arrivalSeconds" | "reviewRequired"> }) {
  const text = useText();
  return (
    <SummaryList>
      <SummaryRow
        label={<Text id="withdraw.youSend" />}
        value={<ExactMoney amount={order.amount} unit={order.coin} />}
      />
      <SummaryRow label={<Text id="withdraw.network" />} value={order.networkName} />
      <SummaryRow
        label={<Text id="withdraw.recipient" />}
        value={
          <span className="flex flex-col items-end gap-1">
            {order.addressLabel && <span>{order.addressLabel}</span>}
            <Address value={order.address} full copyLabel={text("withdraw.copyAddress")} />
          </span>
        }
      />
      {order.tag && (
        <SummaryRow
          label={<Text id="form.tag" />}
          value={
            <span className="font-mono" translate="no">
              {order.tag}
            </span>
          }
        />
      )}
      <SummaryRow label={<Text id="withdraw.fee" />} value={<ExactMoney amount={order.fee} unit={order.coin} />} />
      {order.received && (
        <SummaryRow
          label={<Text id="withdraw.received" />}
          value={<ExactMoney amount={order.received} unit={order.coin} />}
        />
      )}
    </SummaryList>
  );
}
