import { ExchangeStatus } from "@coffer/sdk/contract";
import type { Action, Actor } from "../../core/actor.ts";
import type { Fields } from "../../core/fields.ts";
import { refuse } from "../../core/refusal.ts";
import type { World } from "../../world/world.ts";
import { changedPair, pairFields } from "../convert/pairs/exports.ts";
import { ANSWERS, type DeskPair, deskPair, deskPairs } from "./desk-pair.ts";
import { type OtcOrder, otcOrders, QUESTIONS } from "./order.ts";
import { accept, fail, settle } from "./settle.ts";

type Fits = (order: OtcOrder) => boolean;
const toOrder = (
  about: Action["about"],
  fits: Fits,
  run: (world: World, order: OtcOrder, fields: Fields) => OtcOrder,
  ...more: readonly string[]
): Action => ({
  about,
  takes: ["id", ...more],
  now: (world) =>
    world
      .table(otcOrders)
      .part("open")
      .filter(fits)
      .map(({ id, number, side, quantity, base, price, quote }) => ({
        send: { id, ...(more.length > 0 && { what: QUESTIONS[0] }) },
        summary: `${number}: ${side} ${quantity} ${base}, ${price} ${quote}`,
      })),
  run: (world, fields) => {
    const order = world.table(otcOrders).get(fields.text("id"));
    if (!order) throw refuse("orderNotFound");
    return run(world, order, fields);
  },
});
const ended = (run: (world: World, order: OtcOrder) => OtcOrder) => (world: World, order: OtcOrder, fields: Fields) => {
  fields.done();
  return run(world, order);
};
const isOpen: Fits = ({ acceptedAt }) => acceptedAt === null;
const any: Fits = () => true;

/** @throws 60015 if the order has ended */
function asking(world: World, order: OtcOrder, asked: OtcOrder["asked"]): OtcOrder {
  if (order.status !== ExchangeStatus.inProgress) throw refuse("orderStatusError");
  return world.table(otcOrders).update(order.id, { asked });
}

/** The servers of over-the-counter orders: the house's desk, and acceptors. */
export const desk: Actor = {
  title: { en: "OTC desk", "zh-CN": "OTC 交易台" },
  about: {
    en: "The desk and the acceptors: take orders, decline them, settle them, wait for the customer.",
    "zh-CN": "交易台与承兑商：接单、拒单、结算，或等待客户配合。",
  },
  actions: {
    accept: toOrder(
      { en: "The desk takes an order at its own price.", "zh-CN": "交易台按订单价格接单。" },
      isOpen,
      ended((world, order) => accept(world, order)),
    ),
    reject: toOrder(
      { en: "The order is declined; what was held is back.", "zh-CN": "拒绝订单，资金退回。" },
      any,
      ended((world, order) => fail(world, order, "rejected")),
    ),
    settle: toOrder({ en: "The order is settled now.", "zh-CN": "立即结算订单。" }, any, ended(settle)),
    ask: toOrder(
      {
        en: "The desk waits for the customer, and doesn't settle before: `callBack` or `sourceOfFunds`.",
        "zh-CN": "等待客户配合，此前不结算：`callBack` 回电、`sourceOfFunds` 资金来源。",
      },
      ({ asked }) => asked === null,
      (world, order, fields) => {
        const what = fields.oneOf("what", QUESTIONS);
        fields.done();
        return asking(world, order, what);
      },
      "what",
    ),
    answered: toOrder(
      { en: "The customer did what the desk waited for.", "zh-CN": "客户已完成配合。" },
      ({ asked }) => asked !== null,
      ended((world, order) => asking(world, order, null)),
    ),
    pair: {
      about: {
        en: "A pair of the desk closes or opens, gets other bounds or a shorter quote; who serves it answers `prompt`, is `silent` until the 8 hours are over, or `rejects`.",
        "zh-CN":
          "OTC 交易对的开关、限额与报价时长；服务方 `prompt` 及时处理、`silent` 八小时无响应、`rejects` 拒绝订单。",
      },
      takes: pairFields,
      run: changeDeskPair,
    },
  },
};

function changeDeskPair(world: World, fields: Fields): DeskPair {
  const pair = deskPair(world, fields.text("symbol"));
  return world.table(deskPairs).update(pair.symbol, changedPair(world, pair, fields, ANSWERS));
}
