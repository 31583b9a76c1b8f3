import { KycStatus, MerchantChannelKind, PaymentOrderStatus, type WireInput } from "@coffer/sdk/contract";
import { invalid, refuse } from "../../../core/refusal.ts";
import type { World } from "../../../world/world.ts";
import {
  amountText,
  coinOf,
  minorOf,
  moneyText,
  type Network,
  networkOf,
  readAmount,
} from "../../assets/coins/exports.ts";
import { nextNumber } from "../../assets/records/exports.ts";
import type { User } from "../../auth/user/exports.ts";
import { RATE_SCALE, rateText } from "../../convert/pairs/exports.ts";
import { newPlace } from "../../deposits/exports.ts";
import { channelOf, fiatCurrency, priceRate, settlementCoin } from "../rates/exports.ts";
import type { Acting } from "../staff/exports.ts";
import { expireOrder } from "./ending.ts";
import { checkTrialDay, checkUnpaid } from "./limits.ts";
import { noteOrder } from "./note-order.ts";
import { madeBy, type PaymentOrder, paymentOrders } from "./order.ts";
import { addSale } from "./sales.ts";

const MINUTE = 60_000;
/** "The cashier's collection validity, or 30." */
const VALID_MINUTES = 30;

type Asked = Omit<WireInput<"createPaymentOrder">, "merchantOrderNumber"> & { merchantOrderNumber?: string };

/** Requires a verified user, and an open network. */
export function checkMayCollect({ kycStatus }: User, { coin, name, depositEnabled, atRisk }: Network): void {
  if (kycStatus !== KycStatus.verified) throw refuse("kycNotCertified");
  if (!depositEnabled || atRisk) throw refuse("coinDepositsProhibited", `${coin}, ${name}`);
}

/** @throws 40013 or 40014 with the channel's figures */
export function checkSingle(world: World, network: Network, amount: bigint): void {
  const { coin, singleMin, singleMax } = channelOf(world, MerchantChannelKind.payment, network);
  const range = { data: { currency: coin, minimum: singleMin, maximum: singleMax } };
  if (amount < minorOf(world, coin, singleMin))
    throw refuse(
      "belowSingleMinimum",
      { en: `Minimum: ${singleMin} ${coin}.`, "zh-CN": `最低 ${singleMin} ${coin}。` },
      range,
    );
  if (amount > minorOf(world, coin, singleMax))
    throw refuse(
      "aboveSingleMaximum",
      { en: `Maximum: ${singleMax} ${coin}.`, "zh-CN": `最高 ${singleMax} ${coin}。` },
      range,
    );
}

/** Price and coin amount: one is given, the other follows by the merchant's rate, truncated. */
function priced(world: World, merchantUid: string, { fiatCurrency: fiat, coin, fiatAmount, amount }: Asked) {
  const rate = priceRate(world, merchantUid, fiat, coin);
  const [money, asset] = [fiatCurrency(world, fiat), coinOf(world, coin)];
  const [one, scales] = [10n ** BigInt(RATE_SCALE), [10n ** BigInt(money.scale), 10n ** BigInt(asset.scale)] as const];
  if (fiatAmount !== undefined) {
    const price = readAmount(world, fiat, fiatAmount, "fiatAmount");
    return { rate, price, minor: (price * scales[1] * one) / (rate * scales[0]) };
  }
  const minor = readAmount(world, coin, amount ?? "0");
  return { rate, price: (minor * rate * scales[0]) / (one * scales[1]), minor };
}

/** The merchant's limit for a cashier's customers: a cashier may request less, not more. */
function validMinutesOf(cashier: Acting["cashier"], asked: number | undefined): number {
  const most = cashier?.collectionValidMinutes;
  if (most !== undefined && asked !== undefined && asked > most)
    throw invalid("validMinutes", "maximum", `At most ${most}, as the merchant has set it for this cashier.`);
  return asked ?? most ?? VALID_MINUTES;
}

/** Checks everything, reserves an address and locks the rate. */
export function placeOrder(
  world: World,
  { merchant, cashier }: Acting,
  input: Asked,
  { receiptCodeId = null, apiKeyId = null }: Partial<Pick<PaymentOrder, "receiptCodeId" | "apiKeyId">> = {},
): PaymentOrder {
  const money = fiatCurrency(world, input.fiatCurrency);
  const { coin } = settlementCoin(world, input.coin);
  const network = networkOf(world, coin, input.network);
  checkMayCollect(merchant, network);
  const { rate, price, minor } = priced(world, merchant.uid, input);
  checkSingle(world, network, minor);
  checkTrialDay(world, merchant, coin, minor);
  checkUnpaid(world, merchant);
  const number = nextNumber(world, "P");
  const merchantOrderNumber = input.merchantOrderNumber ?? number;
  const merchantKey = `${merchant.uid} ${merchantOrderNumber}`;
  const table = world.table(paymentOrders);
  if (table.one("merchantKey", merchantKey)) throw refuse("merchantOrderNumberExists", merchantOrderNumber);
  const at = world.clock.now();
  const validMinutes = validMinutesOf(cashier, input.validMinutes);
  const status = PaymentOrderStatus.awaitingPayment;
  const none = "0";
  const order = table.insert({
    id: world.newId("po"),
    number,
    merchantUid: merchant.uid,
    ...madeBy(cashier),
    merchantOrderNumber,
    merchantKey,
    receiptCodeId,
    apiKeyId,
    subject: input.subject,
    fiatCurrency: money.coin,
    fiatAmount: moneyText(money, price),
    rate: rateText(rate),
    coin,
    network: network.network,
    amount: amountText(world, coin, minor),
    ...newPlace(world, network),
    returnUrl: input.returnUrl ?? null,
    status,
    reviewReason: null,
    reviewBy: null,
    ...{ seen: none, confirmed: none, taken: none, returned: none, fee: none },
    ...{ feeSettled: none, settled: none, refunded: none, refunding: none },
    txHashes: [],
    at,
    expiresAt: at + validMinutes * MINUTE,
    paidAt: null,
    settledAt: null,
    timeline: [{ status, at }],
  });
  addSale(world, order, { orderCount: 1 });
  noteOrder(world, order, null);
  expireOrder.schedule(world, order.expiresAt, { id: order.id });
  return order;
}
