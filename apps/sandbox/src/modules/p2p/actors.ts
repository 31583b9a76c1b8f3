import type { Text } from "@coffer/errors";
import { AppealResponsibility, AppealStatus, FiatOrderStatus } from "@coffer/sdk/contract";
import type { Action, Actor } from "../../core/actor.ts";
import type { Fields } from "../../core/fields.ts";
import { refuse } from "../../core/refusal.ts";
import type { World } from "../../world/world.ts";
import { STATEMENTS_MAX, say } from "./answer-appeal.ts";
import { appealOf, type FiatAppeal, fiatAppeals } from "./appeal.ts";
import { changeDealer, changeOffer, dealerFields, offerFields } from "./change-dealer.ts";
import { decide, orderOf } from "./decide.ts";
import { complainByDealer, payByDealer } from "./habits.ts";
import { complete } from "./life.ts";
import { type FiatOrder, fiatOrders, isSaidPaid } from "./order.ts";
import { both, dealerComplains } from "./words.ts";

const { awaitingMerchantConfirmation, awaitingMerchantPayment } = FiatOrderStatus;

type Row = FiatOrder | FiatAppeal;
const toOrder = (
  about: Text,
  fits: (order: FiatOrder) => boolean,
  run: (world: World, order: FiatOrder, fields: Fields) => Row,
  ...more: readonly string[]
): Action => ({
  about,
  takes: ["id", ...more],
  now: (world) =>
    world
      .table(fiatOrders)
      .part("open")
      .filter(fits)
      .map(({ id, number, side, quantity, coin, amount, legalCurrency }) => ({
        send: { id },
        summary: `${number}: ${side} ${quantity} ${coin}, ${amount} ${legalCurrency}`,
      })),
  run: (world, fields) => {
    const order = world.table(fiatOrders).get(fields.text("id"));
    if (!order) throw refuse("orderNotFound");
    if (!fits(order)) throw refuse("orderStatusError", order.id);
    return run(world, order, fields);
  },
});
const toAppeal = (
  about: Text,
  run: (world: World, appeal: FiatAppeal, fields: Fields) => FiatAppeal,
  send: Readonly<Record<string, unknown>> = {},
  ...more: readonly string[]
): Action => ({
  about,
  takes: ["id", ...more],
  now: (world) =>
    world
      .table(fiatAppeals)
      .part("open")
      .map(({ id, number, orderNumber, reason }) => ({
        send: { id, ...send },
        summary: `${number}: ${orderNumber}, ${reason.en}`,
      })),
  run: (world, fields) => {
    const appeal = world.table(fiatAppeals).get(fields.text("id"));
    if (!appeal) throw refuse("complaintMissing");
    if (appeal.status !== AppealStatus.processing) throw refuse("orderStatusError", appeal.id);
    return run(world, appeal, fields);
  },
});

/** Releasing the coin during an appeal accepts the appeal. */
function release(world: World, order: FiatOrder): Row {
  const appeal = appealOf(world, order);
  return appeal ? decide(world, appeal, "user", "gaveIn") : complete(world, order);
}

/** The dealers who trade with users. */
export const dealer: Actor = {
  title: { en: "Dealer", "zh-CN": "商家" },
  about: {
    en: "The other side of orders for money: pays, confirms payments, complains, answers and gives in.",
    "zh-CN": "法币订单的另一方：付款、确认收款、申诉、回应或认可对方。",
  },
  actions: {
    confirm: toOrder(
      { en: "The money came: the coin is released to the user.", "zh-CN": "确认收款，向用户放币。" },
      ({ status }) => status === awaitingMerchantConfirmation,
      (world, order, fields) => {
        fields.done();
        return release(world, order);
      },
    ),
    pay: toOrder(
      { en: "The dealer has paid the user.", "zh-CN": "商家已向用户付款。" },
      ({ status }) => status === awaitingMerchantPayment,
      (world, order, fields) => {
        fields.done();
        return payByDealer(world, order);
      },
    ),
    complain: toOrder(
      { en: "The dealer complains about an order.", "zh-CN": "商家发起申诉。" },
      (order) => isSaidPaid(order) && order.confirmBy !== null,
      (world, order, fields) => {
        const remark = fields.optionalText("remark");
        fields.done();
        return complainByDealer(world, order, remark);
      },
      "remark?",
    ),
    answer: toAppeal(
      { en: "The dealer answers a complaint.", "zh-CN": "商家回应申诉。" },
      (world, appeal, fields) => {
        const remark = fields.optionalText("remark");
        fields.done();
        if (appeal.statements.length >= STATEMENTS_MAX) throw refuse("orderStatusError", appeal.id);
        const own = remark === undefined ? dealerComplains(orderOf(world, appeal)).remark : both(remark);
        return say(world, appeal, { by: "dealer", remark: own, proofFileIds: [] });
      },
      {},
      "remark?",
    ),
    "give-in": toAppeal(
      { en: "The dealer agrees with the user: the coin is the user's.", "zh-CN": "商家认可用户主张，币归用户。" },
      (world, appeal, fields) => {
        fields.done();
        return decide(world, appeal, "user", "gaveIn");
      },
    ),
    change: {
      about: {
        en: "A dealer comes or goes, gets other hours or another habit: `quick`, `slow`, `late`, `silent`, `disputes`.",
        "zh-CN": "调整商家：在场与否、营业时间、习惯（`quick`、`slow`、`late`、`silent`、`disputes`）。",
      },
      takes: dealerFields,
      run: changeDealer,
    },
    offer: {
      about: {
        en: "For which sizes a dealer trades a currency, and how many percent from the market.",
        "zh-CN": "调整商家某币种的限额与价差百分比。",
      },
      takes: offerFields,
      run: changeOffer,
    },
  },
};

const RESPONSIBLE = ["user", "trader", "neither"] as const;

/** The mediator who decides appeals. */
export const mediator: Actor = {
  title: { en: "Mediator", "zh-CN": "平台客服" },
  about: { en: "Decides complaints; the coin follows.", "zh-CN": "裁定申诉，币按裁定归属。" },
  actions: {
    decide: toAppeal(
      { en: "To whom the coin goes: `user` or `dealer`.", "zh-CN": "裁定币归 `user` 或 `dealer`。" },
      (world, appeal, fields) => {
        const to = fields.oneOf("to", ["user", "dealer"]);
        const own = fields.has("responsibility") ? fields.oneOf("responsibility", RESPONSIBLE) : undefined;
        const result = fields.optionalText("result");
        fields.done();
        return decide(world, appeal, to, "decided", {
          responsibility: own === undefined ? undefined : AppealResponsibility[own],
          result: result === undefined ? undefined : both(result),
        });
      },
      { to: "user" },
      ...["to", "responsibility?", "result?"],
    ),
    ask: toAppeal(
      { en: "The mediator says something on the ticket.", "zh-CN": "平台客服在工单中留言。" },
      (world, appeal, fields) => {
        const remark = fields.text("remark");
        fields.done();
        if (appeal.statements.length >= STATEMENTS_MAX) throw refuse("orderStatusError", appeal.id);
        return say(world, appeal, { by: "mediator", remark: both(remark), proofFileIds: [] });
      },
      { remark: "Please send a picture of the payment." },
      "remark",
    ),
  },
};
