import { HOUR, MINUTE, type Scenario, SECOND } from "../../core/scenario.ts";
import { type Person, persona, receive } from "../scenarios/story/exports.ts";

const BTC = "BTC/USDT";
const quick = (who: Person, side: "buy" | "sell", quantity: string, symbol = BTC) => {
  const { quoteId, total } = who.call("getOtcQuote", { symbol, side, quantity });
  return who.call("createQuickTradeOrder", { quoteId, total });
};
/** Far from the market, so that no acceptor takes it; quantity and price are integers. */
const own = (who: Person, side: "buy" | "sell", quantity: number, price: number, remark?: string) =>
  who.call("createOrder", {
    symbol: BTC,
    side,
    quantity: String(quantity),
    price: String(price),
    amount: String(quantity * price),
    ...(remark !== undefined && { remark }),
  });

export const otcOrdersMade: Scenario = {
  name: "otc-orders",
  topic: "waiting",
  title: { en: "OTC orders", "zh-CN": "OTC 订单" },
  about: {
    en: "Mei's orders with the desk: settled, declined, cancelled, being settled, waiting for her, and one at her own price. The acceptor served some.",
    "zh-CN": "Mei 的 OTC 订单：已结算、被拒绝、已取消、结算中、等待本人配合，以及自定价格的订单；部分由承兑商承接。",
  },
  begins: 9 * HOUR,
  apply: (stage) => {
    const { world, now } = stage;
    const mei = persona(stage, "mei");
    receive(mei, "BTC", "BTC", "12");
    world.clock.advance(HOUR);
    quick(mei, "sell", "1.5");
    world.clock.advance(MINUTE);
    quick(mei, "sell", "0.75");
    world.clock.advance(MINUTE);
    stage.act("desk", "reject", { id: quick(mei, "sell", "0.5").id });
    world.clock.advance(MINUTE);
    mei.call("cancelOtcOrder", { id: own(mei, "sell", 1, 99000).id });
    world.clock.advance(3 * HOUR);
    quick(mei, "buy", "0.5");
    world.clock.advanceTo(now - HOUR);
    stage.act("desk", "ask", { id: quick(mei, "sell", "2").id, what: "callBack" });
    world.clock.advance(MINUTE);
    own(mei, "sell", 1, 74000, "Part of the reserve");
    world.clock.advanceTo(now - 20 * SECOND);
    quick(mei, "sell", "0.5");
  },
};

export const shortOtcQuotes: Scenario = {
  name: "otc-quote-about-to-end",
  topic: "waiting",
  title: { en: "OTC quotes about to end", "zh-CN": "OTC 报价即将过期" },
  about: {
    en: "The desk's quotes hold for three seconds, so that reading one and taking it comes too late.",
    "zh-CN": "OTC 报价仅保留三秒，阅读后再接受即已过期。",
  },
  apply: (stage) => {
    for (const symbol of [BTC, "ETH/USDT", "USDT/USD"]) stage.act("desk", "pair", { symbol, quoteSeconds: 3 });
  },
};

export const deskSilent: Scenario = {
  name: "otc-desk-silent",
  topic: "refusals",
  title: { en: "A desk that doesn't answer", "zh-CN": "OTC 交易台无响应" },
  about: {
    en: "Bitcoin orders are neither taken nor settled, and given back after 8 hours; nobody sells or buys ether; one dealer may serve nobody.",
    "zh-CN": "比特币订单无人接单、不予结算，八小时后退回；以太坊暂停；一名承兑商被暂停业务。",
  },
  begins: MINUTE,
  apply: (stage) => {
    const mei = persona(stage, "mei");
    stage.act("desk", "pair", { symbol: BTC, answer: "silent" });
    stage.act("desk", "pair", { symbol: "ETH/USDT", enabled: false });
    stage.act("operator", "stop-acceptor", { name: "acceptor" });
    quick(mei, "sell", "0.5");
  },
};

export const dealerRejects: Scenario = {
  name: "otc-dealer-rejects",
  topic: "refusals",
  title: { en: "A dealer who declines", "zh-CN": "承兑商拒绝订单" },
  about: {
    en: "Bitcoin orders are declined minutes after they were made, and what was held is back.",
    "zh-CN": "比特币订单下单数分钟后被拒绝，资金退回。",
  },
  begins: MINUTE,
  apply: (stage) => {
    const mei = persona(stage, "mei");
    stage.act("desk", "pair", { symbol: BTC, answer: "rejects" });
    quick(mei, "sell", "0.5");
  },
};
