import type { TradeSide } from "@coffer/sdk";
import { type Amount, decimalsOf, formatAmount } from "../../platform/amount/amount.ts";
import { Text, useLocale } from "../../platform/intl/text.tsx";

/** "Sell 0.5 BTC": the act, as a button and a title say it. */
export function TradeLabel({ side, amount, coin }: { side: TradeSide; amount: Amount; coin: string }) {
  const locale = useLocale();
  const values = { amount: formatAmount(amount, { decimals: decimalsOf(amount), locale }), coin };
  return <Text id={side === "buy" ? "otc.buyAmount" : "otc.sellAmount"} values={values} />;
}
