import { amountText } from "../modules/assets/coins/coin.ts";
import { coinAccount } from "../modules/p2p/order.ts";
import { costOf } from "../modules/p2p/trade-as.ts";
import { moneyOf } from "./money.ts";

export const GBP = { coin: "USDT", legalCurrency: "GBP" };
type Sent = Readonly<Record<string, unknown>> & { quantity?: string; price?: string; legalCurrency?: string };

/** Returns Mei, who buys USDT with pounds, with a helper for each step. */
export function trading() {
  const money = moneyOf();
  const { api, world } = money;
  const price = (more: Sent = {}) => api.call("getReferencePrice", { ...GBP, ...more }).result;
  const sized = (side: "buyPrice" | "sellPrice", { quantity = "500", ...more }: Sent) => {
    const { legalCurrency = GBP.legalCurrency } = more;
    const shown = more.price ?? price({ legalCurrency })[side];
    return { ...GBP, quantity, price: shown, amount: costOf(quantity, shown), ...more };
  };
  const buy = (more: Sent = {}) =>
    api.call("userBuyCoin", { receiptMethodId: "rm_fps_gbp", ...sized("buyPrice", more) });
  const sell = (more: Sent = {}) => {
    const [own] = api.call("getUserReceiptMethodInfoList", {}).result.items;
    const userReceiptMethodInfoDetailId = own?.userReceiptMethodInfoDetailId ?? "";
    const verification = { fundPassword: "246810", googleCode: "000000" };
    return api.call("userSellCoin", { userReceiptMethodInfoDetailId, verification, ...sized("sellPrice", more) });
  };
  return {
    ...money,
    ...{ price, buy, sell },
    read: (id: string) => api.call("getLegalCurrencyOrder", { id }).result,
    ticket: (id: string) => api.call("getLegalCurrencyAppealOrder", { id }).result,
    state: () => api.call("getFiatTradeState").result,
    act: (path: string, fields: object) => api.control("POST", `actors/${path}`, fields),
    dealerHolds: (dealer: string, coin = "USDT") =>
      amountText(world, coin, world.ledger.account(coinAccount(dealer, coin)).held),
    statuses: ({ timeline }: { timeline: readonly { status: number }[] }) => timeline.map(({ status }) => status),
  };
}
