import type { Text } from "@coffer/errors";
import { HOUR, MINUTE, type Scenario, SECOND, type Stage, storyOf } from "../../core/scenario.ts";
import { type Person, persona } from "../scenarios/story/exports.ts";
import type { Habit } from "./dealer.ts";
import { buysFrom, proofOf, sellsTo } from "./trade-as.ts";

/** The dealer who answers an order for pounds; the currency's other dealers are away. */
function meets(stage: Stage, habit: Habit): Person {
  stage.act("dealer", "change", { dealer: "northgate", habit });
  stage.act("dealer", "change", { dealer: "marlow", present: false });
  return persona(stage, "mei");
}
const paid = (who: Person, quantity: string) =>
  who.call("userBuyCoinConfirmPayment", { id: buysFrom(who, quantity).id });
const complain = (who: Person, orderId: string) =>
  who.call("userAppeal", {
    orderId,
    reason: "Paid, coin not released",
    remark: "I paid by Faster Payments and the dealer has not confirmed.",
  });

const everyOrder = storyOf(
  "fiat-orders",
  "waiting",
  { en: "Orders with dealers", "zh-CN": "法币交易订单" },
  {
    en: "Mei's orders with dealers in every status and with every way to end, two of them decided after a complaint.",
    "zh-CN": "Mei 的法币订单，涵盖所有状态与结束方式，其中两笔经申诉裁定。",
  },
  9 * HOUR,
  (stage) => {
    const { clock } = stage.world;
    const mei = meets(stage, "quick");
    paid(mei, "400");
    clock.advance(20 * MINUTE);
    mei.call("userCancelBuyCoin", { id: buysFrom(mei, "100").id });
    buysFrom(mei, "150");
    clock.advance(20 * MINUTE);
    const sold = sellsTo(mei, "200");
    clock.advance(5 * MINUTE);
    mei.call("userSellCoinConfirmReceipt", { id: sold.id, verification: proofOf(mei) });
    stage.act("dealer", "change", { dealer: "northgate", habit: "silent" });
    sellsTo(mei, "90");
    clock.advance(20 * MINUTE);
    const won = complain(mei, paid(mei, "250").id);
    clock.advance(10 * MINUTE);
    stage.act("mediator", "decide", { id: won.id, to: "user" });
    const lost = complain(mei, paid(mei, "260").id);
    clock.advance(10 * MINUTE);
    stage.act("mediator", "decide", { id: lost.id, to: "dealer", responsibility: "neither" });
    clock.advanceTo(stage.now - 6 * MINUTE);
    complain(mei, paid(mei, "300").id);
    stage.act("dealer", "pay", { id: sellsTo(mei, "120").id });
    sellsTo(mei, "80");
    clock.advance(MINUTE);
    paid(mei, "50");
    buysFrom(mei, "60");
  },
);

const payNow = storyOf(
  "fiat-pay-now",
  "waiting",
  { en: "A purchase with little time left", "zh-CN": "即将超时的购买订单" },
  { en: "Mei has two minutes left to pay the dealer.", "zh-CN": "Mei 还剩两分钟向商家付款。" },
  13 * MINUTE,
  (stage) => void buysFrom(meets(stage, "quick"), "500"),
);

const dealerSilent = storyOf(
  "fiat-dealer-silent",
  "waiting",
  { en: "A dealer who doesn't answer", "zh-CN": "商家无响应" },
  {
    en: "Mei paid half an hour ago; the dealer is silent, and the system has opened a complaint.",
    "zh-CN": "Mei 半小时前已付款，商家无响应，系统已自动发起申诉。",
  },
  31 * MINUTE,
  (stage) => void paid(meets(stage, "silent"), "500"),
);

const dealerDisputes = storyOf(
  "fiat-dealer-disputes",
  "waiting",
  { en: "A dealer who complains", "zh-CN": "商家发起申诉" },
  {
    en: "Mei says she paid; the dealer says no money came and has complained. She has not answered.",
    "zh-CN": "Mei 称已付款，商家称未收到款项并发起申诉，Mei 尚未回应。",
  },
  6 * MINUTE,
  (stage) => void paid(meets(stage, "disputes"), "500"),
);

const toConfirm = storyOf(
  "fiat-sell-to-confirm",
  "waiting",
  { en: "A sale the dealer has paid", "zh-CN": "商家已付款的卖单" },
  {
    en: "The dealer has paid Mei, who is to look at her account and release.",
    "zh-CN": "商家已付款，待 Mei 核对到账并放币。",
  },
  3 * MINUTE,
  (stage) => void sellsTo(meets(stage, "quick"), "500"),
);

const falselyPaid = storyOf(
  "fiat-sell-not-paid",
  "waiting",
  { en: "A dealer who says it paid and didn't", "zh-CN": "商家谎称已付款" },
  {
    en: "The dealer says it paid Mei, shows no picture of it, and has complained that she doesn't release.",
    "zh-CN": "商家称已付款但无凭证，并就 Mei 未放币发起申诉。",
  },
  14 * MINUTE,
  (stage) => void sellsTo(meets(stage, "disputes"), "500"),
);

const dealerUnpaid = storyOf(
  "fiat-dealer-unpaid",
  "waiting",
  { en: "A dealer who doesn't pay", "zh-CN": "商家未付款" },
  {
    en: "The dealer of Mei's sale is silent; in half a minute the order is cancelled and her coin is back.",
    "zh-CN": "Mei 的卖单商家无响应，半分钟后自动取消并退币。",
  },
  14.5 * MINUTE,
  (stage) => void sellsTo(meets(stage, "silent"), "500"),
);

const paysLate = storyOf(
  "fiat-dealer-late",
  "waiting",
  { en: "A dealer who pays at the last moment", "zh-CN": "商家踩点付款" },
  {
    en: "Mei's sale has a minute left; the dealer pays just before the end.",
    "zh-CN": "Mei 的卖单只剩一分钟，商家将在最后时刻付款。",
  },
  14 * MINUTE,
  (stage) => void sellsTo(meets(stage, "late"), "500"),
);

const cancelledOut = storyOf(
  "fiat-cancelled-out",
  "refusals",
  { en: "Three cancellations today", "zh-CN": "今日已取消三次" },
  {
    en: "Mei has cancelled three purchases today and can't buy until tomorrow.",
    "zh-CN": "Mei 今日已取消三次购买，明日方可再买。",
  },
  SECOND,
  (stage) => {
    const mei = meets(stage, "quick");
    for (const quantity of ["100", "110", "120"]) mei.call("userCancelBuyCoin", { id: buysFrom(mei, quantity).id });
  },
);

const tooMany = storyOf(
  "fiat-too-many-unpaid",
  "refusals",
  { en: "Three unpaid purchases", "zh-CN": "三笔待付款订单" },
  { en: "Mei has three purchases to pay; no other is taken.", "zh-CN": "Mei 有三笔订单待付款，无法再下单。" },
  SECOND,
  (stage) => {
    const mei = meets(stage, "quick");
    for (const quantity of ["100", "110", "120"]) buysFrom(mei, quantity);
  },
);

const noDealer: Scenario = {
  name: "fiat-no-dealer",
  topic: "refusals",
  title: { en: "No dealer for pounds", "zh-CN": "英镑暂无商家" },
  about: {
    en: "Every dealer for pounds and euros is away: no price, and no order is matched. Vera is kept from trading.",
    "zh-CN": "英镑、欧元商家均不在线，无报价、无法撮合；Vera 被停用交易。",
  },
  apply: (stage) => {
    for (const dealer of ["northgate", "marlow"]) stage.act("dealer", "change", { dealer, present: false });
    stage.act("operator", "stop-fiat", { name: "verified" });
  },
};

const appealed = (name: string, title: Text, about: Text, decision: Readonly<Record<string, unknown>>): Scenario =>
  storyOf(name, "waiting", title, about, HOUR, (stage) => {
    const mei = meets(stage, "silent");
    const { id } = complain(mei, paid(mei, "500").id);
    stage.act("dealer", "answer", { id });
    stage.world.clock.advance(20 * MINUTE);
    stage.act("mediator", "decide", { id, ...decision });
  });
const won = appealed(
  "fiat-appeal-won",
  { en: "A complaint won", "zh-CN": "申诉胜诉" },
  { en: "The mediator gave the coin to Mei; the dealer was at fault.", "zh-CN": "平台裁定币归 Mei，商家负责。" },
  { to: "user", result: "The bank confirmed the payment to the dealer's account." },
);
const lost = appealed(
  "fiat-appeal-lost",
  { en: "A complaint lost", "zh-CN": "申诉败诉" },
  { en: "The mediator gave the coin back to the dealer.", "zh-CN": "平台裁定币退还商家。" },
  { to: "dealer", result: "No payment with this reference reached the dealer." },
);

export const scenarios: readonly Scenario[] = [
  ...[everyOrder, payNow, dealerSilent, dealerDisputes, toConfirm, falselyPaid, dealerUnpaid, paysLate],
  ...[cancelledOut, tooMany, noDealer, won, lost],
];
