import type { Result, TradeSide } from "@coffer/sdk/contract";
import { formatAmount, parseAmount } from "../../ledger/amount.ts";
import { DEMO_FUND_PIN } from "../auth/user/exports.ts";
import type { Person } from "../scenarios/story/exports.ts";
import { PRICE_SCALE } from "./price.ts";

const FIAT_SCALE = 2;

/** A whole number of coins at a price, truncated to cents. */
export function costOf(quantity: string, price: string): string {
  const exact = BigInt(quantity) * (parseAmount(price, PRICE_SCALE) ?? 0n);
  const cents = exact / 10n ** BigInt(PRICE_SCALE - FIAT_SCALE);
  return formatAmount(cents, FIAT_SCALE);
}

type Order = Result<"userBuyCoin">;
const GBP = { coin: "USDT", legalCurrency: "GBP" } as const;
const sizeOf = (who: Person, side: TradeSide, quantity: string) => {
  const { buyPrice, sellPrice } = who.call("getReferencePrice", GBP);
  const price = side === "buy" ? buyPrice : sellPrice;
  return { ...GBP, quantity, price, amount: costOf(quantity, price) };
};
export const proofOf = (who: Person) => ({
  fundPassword: DEMO_FUND_PIN,
  ...(who.user().googleSecret !== null && { googleCode: who.googleCode() }),
});

/** Buys that many USDT for pounds. */
export const buysFrom = (who: Person, quantity: string): Order =>
  who.call("userBuyCoin", { ...sizeOf(who, "buy", quantity), receiptMethodId: "rm_fps_gbp" });

/** Sells that many, paid by the first receiving method. */
export function sellsTo(who: Person, quantity: string): Order {
  const verification = proofOf(who);
  const [own] = who.call("getUserReceiptMethodInfoList", { legalCurrency: GBP.legalCurrency }).items;
  const userReceiptMethodInfoDetailId = own?.userReceiptMethodInfoDetailId ?? "";
  return who.call("userSellCoin", { ...sizeOf(who, "sell", quantity), userReceiptMethodInfoDetailId, verification });
}
