import { ReceiptCodeStatus, type Result, SubMerchantStatus, type WireInput } from "@coffer/sdk/contract";
import type { LifeCycle } from "../../../core/life-cycle.ts";
import { invalid, refuse } from "../../../core/refusal.ts";
import { isoOf } from "../../../world/clock.ts";
import { defineTable } from "../../../world/table.ts";
import type { World } from "../../../world/world.ts";
import { amountText, networkOf, readAmount } from "../../assets/coins/exports.ts";
import { contains, readList, spanOf } from "../../assets/records/exports.ts";
import { users } from "../../auth/user/exports.ts";
import { fiatCurrency, priceRate, settlementCoin } from "../rates/exports.ts";
import { type Acting, actingFor, cashiers } from "../staff/exports.ts";
import { cashierOf, madeBy, type PaymentOrder } from "./order.ts";
import { checkMayCollect, checkSingle, placeOrder } from "./place.ts";

/** A printed code. Amounts are decimal strings in the coin; times are milliseconds of the world's clock. */
export type ReceiptCode = {
  id: string;
  merchantUid: string;
  cashierId: string | null;
  cashierUid: string | null;
  cashierName: string | null;
  coin: string;
  network: string;
  fiatCurrency: string | null;
  amount: string | null;
  subject: string | null;
  status: ReceiptCodeStatus;
  orderCount: number;
  lastUsedAt: number | null;
  at: number;
  revokedAt: number | null;
};
export const receiptCodes = defineTable<ReceiptCode>("receiptCodes", {
  key: "id",
  lists: { of: ["merchantUid", "cashierId"], apart: ["status", "coin"], orders: { time: ({ at }) => at } },
  parts: { active: ({ status }) => status === active },
});
const { active, revoked } = ReceiptCodeStatus;
export const codeLife: LifeCycle<ReceiptCodeStatus> = {
  status: "ReceiptCodeStatus",
  kept: { table: receiptCodes, field: "status" },
  start: [active],
  moves: [{ from: [active], to: revoked, by: ["revokeMerchantsReceiptCode"] }],
};

export function makeCode(
  world: World,
  { merchant, cashier }: Acting,
  input: WireInput<"createMerchantsReceiptCode">,
): ReceiptCode {
  const { coin } = settlementCoin(world, input.coin);
  const network = networkOf(world, coin, input.network);
  if (input.fiatCurrency !== undefined) {
    fiatCurrency(world, input.fiatCurrency);
    priceRate(world, merchant.uid, input.fiatCurrency, coin);
  }
  checkMayCollect(merchant, network);
  const amount = input.amount === undefined ? null : readAmount(world, coin, input.amount);
  if (amount !== null) checkSingle(world, network, amount);
  return world.table(receiptCodes).insert({
    id: world.newId("rc"),
    merchantUid: merchant.uid,
    ...madeBy(cashier),
    coin,
    network: network.network,
    fiatCurrency: input.fiatCurrency ?? null,
    amount: amount === null ? null : amountText(world, coin, amount),
    subject: input.subject ?? null,
    status: active,
    orderCount: 0,
    lastUsedAt: null,
    at: world.clock.now(),
    revokedAt: null,
  });
}

/** @throws 60017 the second time; 40007 for a code of another merchant or cashier */
export function revokeCode(world: World, { merchant, cashier }: Acting, id: string): ReceiptCode {
  const code = world.table(receiptCodes).get(id);
  if (code?.merchantUid !== merchant.uid || (cashier && code.cashierId !== cashier.id)) throw refuse("orderNotFound");
  if (code.status === revoked) throw refuse("repeatedCancellation");
  return world.table(receiptCodes).update(id, { status: revoked, revokedAt: world.clock.now() });
}

/** A scan: with the payer's amount in its currency if it has none. Each scan makes an order. */
export function scanCode(world: World, id: string, typed: string | undefined): PaymentOrder {
  const code = world.table(receiptCodes).get(id);
  if (!code) throw invalid("id", "unknown", "It is no collection code of this world.");
  if (code.status === revoked) throw refuse("orderStatusError", id);
  const maker = world.table(users).get(code.cashierUid ?? code.merchantUid);
  const staff = world.table(cashiers).get(code.cashierId ?? "");
  if (!maker || (code.cashierId !== null && staff?.status !== SubMerchantStatus.active))
    throw refuse("userDisabled60004");
  if (code.amount === null && typed === undefined) throw invalid("amount", "required", "The payer types it.");
  const acting = actingFor(world, maker);
  const isFiat = code.amount === null && code.fiatCurrency !== null;
  const order = placeOrder(
    world,
    acting,
    {
      subject: code.subject ?? acting.merchant.name ?? id,
      fiatCurrency: code.fiatCurrency ?? acting.merchant.pricingCurrency,
      coin: code.coin,
      network: code.network,
      ...(isFiat ? { fiatAmount: typed ?? "0" } : { amount: code.amount ?? typed ?? "0" }),
    },
    { receiptCodeId: id },
  );
  const used = { orderCount: code.orderCount + 1, lastUsedAt: world.clock.now() };
  world.table(receiptCodes).update(id, used);
  return order;
}

export function codeView(code: ReceiptCode): Result<"createMerchantsReceiptCode"> {
  const {
    merchantUid: _m,
    cashierId: _id,
    cashierUid: _uid,
    cashierName: _name,
    at,
    lastUsedAt,
    revokedAt,
    ...shown
  } = code;
  return {
    ...shown,
    cashier: cashierOf(code),
    content: `https://pay.coffer.example/c/${code.id}`,
    lastUsedAt: lastUsedAt === null ? null : isoOf(lastUsedAt),
    createdAt: isoOf(at),
    revokedAt: revokedAt === null ? null : isoOf(revokedAt),
  };
}

export function listCodes(
  world: World,
  { merchant, cashier }: Acting,
  input: WireInput<"getMerchantsReceiptCodeList">,
) {
  const table = world.table(receiptCodes);
  const { Status, Coin, Keyword } = input;
  const fits = ({ status, coin }: ReceiptCode) => (Status?.includes(status) ?? true) && (Coin ?? coin) === coin;
  const own = (field: string) =>
    cashier ? table.runs("cashierId", cashier.id, field, fits) : table.runs("merchantUid", merchant.uid, field, fits);
  const reading = {
    by: { time: ({ at }: ReceiptCode) => at },
    order: ({ id }: ReceiptCode) => table.orderOf(id),
    within: spanOf(input),
    matches:
      Keyword === undefined
        ? undefined
        : ({ subject, cashierName }: ReceiptCode) => contains(Keyword, subject, cashierName),
  };
  return readList(own, input, reading, codeView);
}
