import type { Text } from "@coffer/errors";
import { FiatOrderStatus } from "@coffer/sdk/contract";
import type { Action, Actor } from "../../core/actor.ts";
import { refuse } from "../../core/refusal.ts";
import type { World } from "../../world/world.ts";
import { toAccount } from "../auth/user/exports.ts";
import { authorize } from "./exchange-code.ts";
import { failCard, pay } from "./life.ts";
import { type ThirdPartyOrder, thirdPartyOrders } from "./order.ts";
import { askedCards } from "./place.ts";

const { pendingPayment, payingOut } = FiatOrderStatus;
type Which = { from: FiatOrderStatus; kind?: ThirdPartyOrder["kind"] };
const toOrder = (
  about: Text,
  { from, kind }: Which,
  run: (world: World, order: ThirdPartyOrder) => ThirdPartyOrder,
): Action => ({
  about,
  takes: ["id"],
  now: (world) =>
    world
      .table(thirdPartyOrders)
      .part("open")
      .filter((order) => order.status === from && (kind ?? order.kind) === order.kind)
      .map(({ id, number, amount, legalCurrency, quantity, coin }) => ({
        send: { id },
        summary: `${number}: ${amount} ${legalCurrency}, ${quantity} ${coin}`,
      })),
  run: (world, fields) => {
    const order = world.table(thirdPartyOrders).get(fields.text("id"));
    fields.done();
    if (!order) throw refuse("orderNotFound");
    if (order.status !== from || (kind ?? order.kind) !== order.kind) throw refuse("orderStatusError", order.id);
    return run(world, order);
  },
});

const isAsked = (world: World, uid: string) => world.table(askedCards).get(uid) !== undefined;

/** The provider that takes cards and payments. */
export const provider: Actor = {
  title: { en: "Payment provider", "zh-CN": "支付服务商" },
  about: {
    en: "Takes cards and payments: has them authorized, pays, declines, wants a card confirmed first.",
    "zh-CN": "处理银行卡和付款：授权、扣款、拒付，或要求先验证银行卡。",
  },
  actions: {
    authorize: toOrder(
      {
        en: "The person has authorized: `code` is what they come back with.",
        "zh-CN": "用户已授权，`code` 为返回码。",
      },
      { from: pendingPayment, kind: "card" },
      authorize,
    ),
    pay: toOrder(
      { en: "The notice that it is paid comes before the person is back.", "zh-CN": "付款通知先于用户返回到达。" },
      { from: pendingPayment },
      (world, order) => pay(world, order.kind === "card" ? authorize(world, order) : order),
    ),
    decline: toOrder(
      { en: "The payment is declined.", "zh-CN": "付款被拒。" },
      { from: pendingPayment },
      (world, order) => failCard(world, order, "declined"),
    ),
    "not-bought": toOrder(
      {
        en: "The coin of a payment can't be bought; what was paid is given back.",
        "zh-CN": "买币失败，已付款项原路退回。",
      },
      { from: payingOut },
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
