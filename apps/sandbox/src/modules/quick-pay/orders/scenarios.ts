import { MINUTE, type Scenario, type Stage, storyOf } from "../../../core/scenario.ts";
import { buysByCard } from "../../cards/exports.ts";
import { proofOf } from "../../p2p/exports.ts";
import { type Person, persona } from "../../scenarios/story/exports.ts";

/** A purchase on a payment page, for euros. */
function buysOnPage(who: Person, amount: string, coin = "USDT") {
  const { token } = who.call("initQuickBuyCoinsToken", { coin, legalCurrency: "EUR", amount });
  return who.call("securityVerify", { token, verification: proofOf(who) });
}
const toPay = storyOf(
  "quick-pay-to-pay",
  "waiting",
  { en: "A payment page to be paid on", "zh-CN": "待付款的第三方支付订单" },
  {
    en: "Mei's purchase waits to be paid on its page; two minutes are left.",
    "zh-CN": "Mei 的订单待在支付页面付款，仅剩两分钟。",
  },
  13 * MINUTE,
  (stage) => void buysOnPage(persona(stage, "mei"), "300"),
);

/** One of each kind and outcome. */
function everyOrder(stage: Stage): void {
  const mei = persona(stage, "mei");
  const provider = (action: string, { id }: { id: string }) => stage.act("provider", action, { id });
  const pass = (ms: number) => stage.world.clock.advance(ms);
  provider("pay", buysOnPage(mei, "250"));
  pass(30 * MINUTE);
  provider("pay", buysByCard(mei, "200"));
  pass(30 * MINUTE);
  provider("decline", buysOnPage(mei, "90", "BTC"));
  mei.call("cancelQuickPayOrder", { id: buysOnPage(mei, "120").id });
  buysOnPage(mei, "75", "ETH");
  pass(20 * MINUTE);
  provider("pay", buysOnPage(mei, "410", "ETH"));
  pass(4 * MINUTE);
  buysByCard(mei, "150");
  buysOnPage(mei, "300");
  pass(MINUTE);
}
const all = storyOf(
  "quick-pay-orders",
  "waiting",
  { en: "Orders paid with third parties", "zh-CN": "第三方支付订单" },
  {
    en: "By card and on payment pages: two arrived, two wait for Mei, one is on its way, the others ended without a trade.",
    "zh-CN": "银行卡与支付页面订单：两笔已到账，两笔待 Mei 处理，一笔发放中，其余未成交。",
  },
  88 * MINUTE,
  everyOrder,
);

export const scenarios: readonly Scenario[] = [toPay, all];
