import { RecordStatus } from "@coffer/sdk/contract";
import type { Action, Actor } from "../../../core/actor.ts";
import type { ChainRecord, ChainRecords } from "../../../core/chain-records.ts";
import type { Fields } from "../../../core/fields.ts";
import { invalid, refuse } from "../../../core/refusal.ts";
import type { World } from "../../../world/world.ts";
import { networkOf, networks, readAmount } from "../../assets/coins/exports.ts";
import { minorIn, type PaymentOrder, payerParts, paymentOrders } from "./order.ts";
import { confirmationsOf, dropPayment, mineBlock, type Payment, payments, seePayment } from "./payment.ts";
import { receiptCodes, scanCode } from "./receipt-code.ts";

type Part = keyof typeof payerParts;
/** The number of records that the console shows. */
const LISTED = 200;
const summaryOf = ({ number, subject, amount, seen, coin, network }: PaymentOrder) =>
  `${number}: ${subject}, ${amount} ${coin} (${network}), ${seen} seen`;
const listed = (names: readonly Part[]) => (world: World) =>
  names
    .flatMap((name) => world.table(paymentOrders).part(name, LISTED))
    .map((order) => ({ send: { id: order.id }, summary: summaryOf(order) }));

function orderIn(world: World, fields: Fields, names: readonly Part[]): PaymentOrder {
  const id = fields.text("id");
  const order = world.table(paymentOrders).get(id);
  if (!order) throw invalid("id", "unknown", "It is no payment order of this world.");
  if (!names.some((name) => payerParts[name](order))) throw refuse("orderStatusError", id);
  return order;
}

/** Pays the missing amount, or the whole one if nothing is missing. */
const owed = (world: World, order: PaymentOrder) => {
  const [amount, seen] = [minorIn(world, order, "amount"), minorIn(world, order, "seen")];
  return seen < amount ? amount - seen : amount;
};
const ANY = ["payable", "late"] as const;

const paying = (
  about: Action["about"],
  names: readonly Part[],
  amounts: (owed: bigint) => readonly bigint[],
): Action => ({
  about,
  takes: ["id"],
  now: listed(names),
  run: (world, fields) => {
    const order = orderIn(world, fields, names);
    fields.done();
    for (const amount of amounts(owed(world, order))) seePayment(world, latest(world, order), amount);
    return latest(world, order);
  },
});
const latest = (world: World, { id }: PaymentOrder): PaymentOrder => {
  const order = world.table(paymentOrders).get(id);
  if (!order) throw refuse("orderNotFound");
  return order;
};

/** A merchant's customer. */
export const payer: Actor = {
  title: { en: "Payer", "zh-CN": "付款人" },
  about: { en: "A merchant's customer, who pays a payment order.", "zh-CN": "商户的顾客，支付收款订单。" },
  actions: {
    pay: {
      about: {
        en: "Pays what is missing, or an amount of their own, in time or late.",
        "zh-CN": "支付剩余金额或自定金额，可按时或逾期。",
      },
      takes: ["id", "amount?"],
      now: listed(ANY),
      run: (world, fields) => {
        const order = orderIn(world, fields, ANY);
        const text = fields.optionalText("amount");
        fields.done();
        seePayment(world, order, text === undefined ? owed(world, order) : readAmount(world, order.coin, text));
        return latest(world, order);
      },
    },
    "pay-half": paying({ en: "Pays half of what is missing.", "zh-CN": "只支付一半。" }, ["payable"], (all) => [
      all / 2n || 1n,
    ]),
    "pay-twice": paying({ en: "Pays the same twice.", "zh-CN": "重复支付两次。" }, ["payable"], (all) => [all, all]),
    "pay-late": paying({ en: "Pays an order that has ended.", "zh-CN": "在订单结束后付款。" }, ["late"], (all) => [
      all,
    ]),
    "pay-elsewhere": {
      about: {
        en: "Sends it over a network the order isn't on: nothing of it reaches the order.",
        "zh-CN": "通过错误的网络转账：订单收不到任何款项。",
      },
      takes: ["id", "network?"],
      now: listed(["payable"]),
      run: (world, fields) => {
        const order = orderIn(world, fields, ["payable"]);
        const given = fields.optionalText("network");
        fields.done();
        if (given === order.network) throw invalid("network", "different", "It is the order's own network.");
        const others = world.table(networks).all();
        const network = given ?? others.find((each) => each.network !== order.network)?.network ?? "";
        return { id: order.id, network, seen: false, status: order.status };
      },
    },
    scan: {
      about: {
        en: "Scans a collection code: an order is made, with the amount they type where the code has none.",
        "zh-CN": "扫描收款码：生成一笔订单；固定金额以外由付款人输入。",
      },
      takes: ["id", "amount?"],
      now: (world) =>
        world
          .table(receiptCodes)
          .part("active")
          .map(({ id, subject, coin, network, amount }) => ({
            send: { id, ...(amount === null && { amount: "25" }) },
            summary: `${subject ?? id}: ${amount ?? "?"} ${coin} (${network})`,
          })),
      run: (world, fields) => {
        const id = fields.text("id");
        const amount = fields.optionalText("amount");
        fields.done();
        return scanCode(world, id, amount);
      },
    },
  },
};

export const paymentActions: Actor["actions"] = {
  "drop-payment": {
    about: {
      en: "A customer's payment falls out of the chain before it is confirmed.",
      "zh-CN": "顾客的付款在确认前被链上丢弃。",
    },
    takes: ["id"],
    now: (world) =>
      world
        .table(payments)
        .part("moving")
        .map((payment) => ({ send: { id: payment.id }, summary: `${payment.orderId}: ${payment.amount}` })),
    run: (world, fields) => {
      const id = fields.text("id");
      fields.done();
      return dropPayment(world, id);
    },
  },
};

export const paymentsOnChain: ChainRecords = {
  moving: (world, most) => recordsOf(world, world.table(payments).part("moving", most)),
  latest: (world, most) => recordsOf(world, world.table(payments).part("all", most)),
  find: (world, id) =>
    recordsOf(
      world,
      [world.table(payments).get(id)].flatMap((each) => each ?? []),
    )[0],
  countsFrom: [RecordStatus.confirming],
  confirm: mineBlock,
};

const recordsOf = (world: World, rows: readonly Payment[]): ChainRecord[] =>
  rows.flatMap((payment) => {
    const order = world.table(paymentOrders).get(payment.orderId);
    return order ? [recordOf(world, order, payment)] : [];
  });

function recordOf(world: World, order: PaymentOrder, payment: Payment): ChainRecord {
  const { blockSeconds, confirmationsToCredit } = networkOf(world, order.coin, order.network);
  const { id, at, amount, txHash, status } = payment;
  const { number, merchantUid: uid, coin, network, address, tag } = order;
  const isMoving = status === RecordStatus.confirming;
  return {
    row: {
      ...{ id, number, uid, at, coin, network, amount, address, tag, txHash, status },
      confirmations: confirmationsOf(world, order, payment),
    },
    needed: confirmationsToCredit,
    blockSeconds,
    moving: isMoving,
    counting: isMoving,
  };
}
