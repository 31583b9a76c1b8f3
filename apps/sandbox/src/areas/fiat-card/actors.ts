import type { Text } from "@coffer/errors";
import { FiatOrderStatus } from "@coffer/sdk/contract";
import type { Action, Actor } from "../../area/actor.ts";
import { refuse } from "../../engine/refusal.ts";
import type { World } from "../../world/world.ts";
import { toAccount } from "../user/exports.ts";
import { authorize } from "./exchange-code.ts";
import { failCard, pay } from "./life.ts";
import { type CardOrder, cardOrders } from "./order.ts";
import { askedCards } from "./place.ts";

const { pendingPayment, payingOut } = FiatOrderStatus;
const toOrder = (about: Text, from: FiatOrderStatus, run: (world: World, order: CardOrder) => CardOrder): Action => ({
  about,
  takes: ["id"],
  now: (world) =>
    world
      .table(cardOrders)
      .part("open")
      .filter(({ status }) => status === from)
      .map(({ id, number, amount, legalCurrency, quantity, coin }) => ({
        send: { id },
        summary: `${number}: ${amount} ${legalCurrency}, ${quantity} ${coin}`,
      })),
  run: (world, fields) => {
    const order = world.table(cardOrders).get(fields.text("id"));
    fields.done();
    if (!order) throw refuse("orderNotFound");
    if (order.status !== from) throw refuse("orderStatusError", order.id);
    return run(world, order);
  },
});

const isAsked = (world: World, uid: string) => world.table(askedCards).get(uid) !== undefined;

/** Who takes cards. */
export const provider: Actor = {
  title: { en: "Card provider", "zh-CN": "银行卡服务商" },
  about: {
    en: "Takes cards: has them authorized, pays, declines, wants a card confirmed first.",
    "zh-CN": "处理银行卡：授权、扣款、拒付，或要求先验证银行卡。",
  },
  actions: {
    authorize: toOrder(
      {
        en: "The person has authorized: `code` is what they come back with.",
        "zh-CN": "用户已授权，`code` 为返回码。",
      },
      pendingPayment,
      authorize,
    ),
    pay: toOrder(
      { en: "The notice that it is paid comes before the person is back.", "zh-CN": "付款通知先于用户返回到达。" },
      pendingPayment,
      (world, order) => pay(world, authorize(world, order)),
    ),
    decline: toOrder({ en: "The card is declined.", "zh-CN": "银行卡被拒付。" }, pendingPayment, (world, order) =>
      failCard(world, order, "declined"),
    ),
    "not-bought": toOrder(
      {
        en: "The coin of a card payment can't be bought; the card is paid back.",
        "zh-CN": "银行卡订单买币失败，退款至卡。",
      },
      payingOut,
      (world, order) => failCard(world, order, "notBought"),
    ),
    "ask-card": toAccount(
      { en: "The bank wants the card confirmed first: 70001.", "zh-CN": "发卡行要求先验证银行卡（70001）。" },
      (world, { uid }) => !isAsked(world, uid),
      "is asked already.",
      (world, { uid }) => void world.table(askedCards).insert({ uid, at: world.clock.now() }),
    ),
    "confirm-card": toAccount(
      { en: "The card is confirmed at the bank.", "zh-CN": "银行卡已验证。" },
      (world, { uid }) => isAsked(world, uid),
      "isn't asked.",
      (world, { uid }) => world.table(askedCards).delete(uid),
    ),
  },
};
