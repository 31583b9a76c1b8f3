import { FiatOrderStatus, VerificationScene, type WireInput } from "@coffer/sdk/contract";
import { invalid, refuse } from "../../core/refusal.ts";
import { parseAmount } from "../../ledger/amount.ts";
import type { World } from "../../world/world.ts";
import { amountText, coinOf, minorOf, moneyText, readAmount } from "../assets/coins/exports.ts";
import { nextNumber } from "../assets/records/exports.ts";
import type { User } from "../auth/user/exports.ts";
import { checkBalance } from "../convert/pairs/exports.ts";
import { checkProof, proofsOf } from "../profile/exports.ts";
import { detailOf, openMethod, receiptMethods } from "../receipt-methods/methods/exports.ts";
import { planPayment } from "./habits.ts";
import { holdCoin, noteOrder } from "./life.ts";
import { type Ad, matchAd } from "./match.ts";
import { type FiatOrder, fiatOrders } from "./order.ts";
import { openPayee, payeeOf } from "./payee.ts";
import { PRICE_SCALE, pairOf, priceText } from "./price.ts";
import { checkMayBuy, checkMayDeal } from "./state.ts";
import { cancelUnpaid } from "./unpaid.ts";

type Input = Pick<WireInput<"userBuyCoin">, "coin" | "legalCurrency" | "quantity" | "price" | "amount">;
type Size = { quantity: bigint; price: bigint; amount: bigint };

export function buy(world: World, user: User, input: WireInput<"userBuyCoin">): FiatOrder {
  checkMayBuy(world, user);
  const size = sizeOf(world, input);
  const method = payableBy(world, input.receiptMethodId);
  const ad = matchAd(world, { ...input, ...size, side: "buy", methodId: method });
  return place(world, user, input, size, ad, {
    ...{ side: "buy", status: FiatOrderStatus.awaitingUserPayment, receiptMethodId: method },
    payee: payeeOf(ad.dealer.accounts[method] ?? []),
  });
}

export function sell(world: World, user: User, input: WireInput<"userSellCoin">): FiatOrder {
  checkMayDeal(world, user);
  if (user.fundPassword === null) throw refuse("fundPinNotSet");
  const size = sizeOf(world, input);
  const detail = detailOf(world, user.uid, input.userReceiptMethodInfoDetailId);
  const { id: receiptMethodId, legalCurrency } = openMethod(world, detail.methodId);
  if (legalCurrency !== input.legalCurrency) throw refuse("paymentInfoMissing", input.legalCurrency);
  checkBalance(world, user, input.coin, size.quantity);
  const ad = matchAd(world, { ...input, ...size, side: "sell", methodId: receiptMethodId });
  checkProof(world, user, input.verification, proofsOf(user), VerificationScene.security);
  return place(world, user, input, size, ad, {
    ...{ side: "sell", status: FiatOrderStatus.awaitingMerchantPayment, receiptMethodId },
    payee: payeeOf(detail.values),
  });
}

/** @throws 60030 for a closed or unknown one */
function payableBy(world: World, id: string): string {
  if (!world.table(receiptMethods).get(id)?.open) throw refuse("paymentInfoClosed", id);
  return id;
}

/** @throws 50014 out of bounds, 60025 if the amount isn't quantity times price */
function sizeOf(world: World, { coin, legalCurrency, ...input }: Input): Size {
  const { minimumAmount, maximumAmount } = pairOf(world, coin, legalCurrency);
  const quantity = readAmount(world, coin, input.quantity, "quantity");
  const price = parseAmount(input.price, PRICE_SCALE);
  if (price === null) throw invalid("price", "scale", `A price has at most ${PRICE_SCALE} decimals.`);
  const amount = readAmount(world, legalCurrency, input.amount);
  const [least, most] = [minorOf(world, legalCurrency, minimumAmount), minorOf(world, legalCurrency, maximumAmount)];
  if (amount < least || amount > most)
    throw refuse(
      "amountOutOfRange",
      {
        en: `From ${minimumAmount} to ${maximumAmount} ${legalCurrency}.`,
        "zh-CN": `${minimumAmount} 至 ${maximumAmount} ${legalCurrency}。`,
      },
      { data: { currency: legalCurrency, minimum: minimumAmount, maximum: maximumAmount } },
    );
  const whole = worthAt(world, coin, legalCurrency, quantity, price);
  if (whole !== amount)
    throw refuse("totalPriceMismatch", `${moneyText(coinOf(world, legalCurrency), whole)} ${legalCurrency}`);
  return { quantity, price, amount };
}

/** Returns quantity times price, truncated to the currency's scale. */
function worthAt(world: World, coin: string, legalCurrency: string, quantity: bigint, price: bigint): bigint {
  const one = 10n ** BigInt(PRICE_SCALE);
  const unit = minorOf(world, coin, "1");
  return (quantity * price * minorOf(world, legalCurrency, "1")) / (unit * one);
}

function place(
  world: World,
  user: User,
  { coin, legalCurrency }: Input,
  { quantity, price, amount }: Size,
  { dealer }: Ad,
  own: Pick<FiatOrder, "side" | "status" | "receiptMethodId" | "payee">,
): FiatOrder {
  const at = world.clock.now();
  const { paymentWindowSeconds } = pairOf(world, coin, legalCurrency);
  const order = world.table(fiatOrders).insert({
    ...{ id: world.newId("fo"), number: nextNumber(world, "F"), at, uid: user.uid, dealerId: dealer.id },
    ...{ coin, legalCurrency, price: priceText(price) },
    quantity: amountText(world, coin, quantity),
    amount: moneyText(coinOf(world, legalCurrency), amount),
    ...own,
    ...{ voucherFileIds: [], cancelReason: null, confirmBy: null, appealId: null },
    payBy: at + paymentWindowSeconds * 1000,
    timeline: [{ status: own.status, at }],
  });
  holdCoin(world, order);
  openPayee(world, order);
  noteOrder(world, order, null);
  cancelUnpaid.schedule(world, order.payBy, { id: order.id });
  if (order.side === "sell") planPayment(world, order);
  return order;
}
