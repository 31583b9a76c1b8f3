import type { TradeSide } from "@coffer/sdk";
import { useAmountText } from "../../../kernel/money/amount-text.ts";
import type { Amount } from "../../../lib/money.ts";
import { Text } from "../../../lib/text.tsx";

/** "Buy 635.08 USDT": the act, as its button says it. */
export function TradeWords({ side, amount, coin }: { side: TradeSide; amount: Amount; coin: string }) {
  const amountText = useAmountText();
  return (
    <Text id={side === "buy" ? "fiat.buyAmount" : "fiat.sellAmount"} values={{ amount: amountText(amount, coin) }} />
  );
}
