import type { TradeSide } from "@coffer/sdk";
import type { Amount } from "../../../platform/amount/amount.ts";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { useAmountText } from "../../../platform/money/amount-text.ts";

/** "Buy 635.08 USDT", for buttons. */
export function TradeLabel({ side, amount, coin }: { side: TradeSide; amount: Amount; coin: string }) {
  const amountText = useAmountText();
  return (
    <FormattedMessage
      id={side === "buy" ? "p2p.buyAmount" : "p2p.sellAmount"}
      values={{ amount: amountText(amount, coin) }}
    />
  );
}
