import type { TradeSide } from "@coffer/sdk";
import { useIntl } from "react-intl";
import { type Amount, decimalsOf, formatAmount } from "../../platform/amount/amount.ts";
import { FormattedMessage } from "../../platform/intl/intl.ts";

/** "Sell 0.5 BTC", for buttons and titles. */
export function TradeLabel({ side, amount, coin }: { side: TradeSide; amount: Amount; coin: string }) {
  const { locale } = useIntl();
  const values = { amount: formatAmount(amount, { decimals: decimalsOf(amount), locale }), coin };
  return <FormattedMessage id={side === "buy" ? "otc.buyAmount" : "otc.sellAmount"} values={values} />;
}
