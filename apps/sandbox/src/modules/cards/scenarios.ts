import { HOUR, MINUTE, type Scenario, SECOND, type Stage, storyOf } from "../../core/scenario.ts";
import { type Person, persona } from "../scenarios/story/exports.ts";

const RETURN_URL = "http://127.0.0.1:5173/creditcard";
/** A purchase for pounds; the price of ether moves in these scenarios. */
export function buysByCard(who: Person, amount: string, coin = "USDT") {
  const { quoteId } = who.call("getCreditCardQuote", { legalCurrency: "GBP", coin, amount });
  return who.call("sendCreditCardPayment", { quoteId, amount, paymentMethod: "visa", returnUrl: RETURN_URL });
}
const byMei = (apply: (mei: Person, stage: Stage) => void) => (stage: Stage) => apply(persona(stage, "mei"), stage);

const moved = (percent: string) =>
  byMei((mei, stage) => {
    const { id } = buysByCard(mei, "400", "ETH");
    stage.act("market", "price", { coin: "ETH", percent });
    stage.act("provider", "pay", { id });
    stage.world.clock.advance(SECOND);
  });

const toPay = storyOf(
  "card-to-pay",
  "waiting",
  { en: "A card purchase to be authorized", "zh-CN": "待授权的银行卡订单" },
  { en: "Mei's purchase waits for the card; two minutes are left.", "zh-CN": "Mei 的订单等待银行卡授权，仅剩两分钟。" },
  13 * MINUTE,
  byMei((mei) => void buysByCard(mei, "200")),
);
const reconfirm = storyOf(
  "card-reconfirm",
  "waiting",
  { en: "A card purchase at a new price", "zh-CN": "价格变动待确认的银行卡订单" },
  {
    en: "The price moved by 4 % while Mei paid; she is to agree to the new one or cancel.",
    "zh-CN": "付款期间价格变动 4%，待 Mei 确认新价格或取消。",
  },
  MINUTE,
  moved("4"),
);
const adjusted = storyOf(
  "card-adjusted",
  "waiting",
  { en: "A card purchase that was adjusted", "zh-CN": "已调整价格的银行卡订单" },
  {
    en: "The price moved by 2 % while Mei paid, and the order was adjusted; the coin is on its way.",
    "zh-CN": "付款期间价格变动 2%，订单已调整，数字货币发放中。",
  },
  MINUTE,
  moved("2"),
);
const ended = storyOf(
  "card-ended",
  "waiting",
  { en: "Card purchases that ended", "zh-CN": "已结束的银行卡订单" },
  {
    en: "One arrived, one was declined, one couldn't be bought, one was cancelled and one never paid.",
    "zh-CN": "一笔到账、一笔被拒付、一笔买入失败、一笔取消、一笔超时未付。",
  },
  2 * HOUR,
  byMei((mei, stage) => {
    stage.act("provider", "pay", { id: buysByCard(mei, "200").id });
    stage.world.clock.advance(30 * MINUTE);
    stage.act("provider", "decline", { id: buysByCard(mei, "90").id });
    const { id } = buysByCard(mei, "100");
    stage.act("provider", "pay", { id });
    stage.world.clock.advance(MINUTE);
    stage.act("provider", "not-bought", { id });
    mei.call("cancelCreditCardOrder", { id: buysByCard(mei, "110").id });
    buysByCard(mei, "120");
    stage.world.clock.advance(20 * MINUTE);
  }),
);
const confirmFirst = storyOf(
  "card-confirm-first",
  "refusals",
  { en: "A card to be confirmed first", "zh-CN": "需先验证银行卡" },
  { en: "Mei's bank wants her card confirmed before she pays with it.", "zh-CN": "发卡行要求 Mei 先验证银行卡。" },
  SECOND,
  (stage) => void stage.act("provider", "ask-card", { name: "mei" }),
);
const leftAlone = storyOf(
  "card-authorized",
  "waiting",
  { en: "A card purchase nobody came back from", "zh-CN": "已授权但未返回的银行卡订单" },
  {
    en: "Mei has authorized and closed the window; the provider's notice finishes it.",
    "zh-CN": "Mei 授权后关闭了窗口，由服务商通知完成订单。",
  },
  SECOND,
  byMei((mei, stage) => void stage.act("provider", "authorize", { id: buysByCard(mei, "150").id })),
);

export const scenarios: readonly Scenario[] = [toPay, reconfirm, adjusted, ended, confirmFirst, leftAlone];
