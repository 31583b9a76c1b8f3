import { HOUR, MINUTE, type Scenario, SECOND } from "../../../core/scenario.ts";
import { type Person, persona, receive } from "../../scenarios/story/exports.ts";

const take = (who: Person, fromCoin: string, toCoin: string, fromAmount: string) => {
  const { quoteId } = who.call("convertQuote", { fromCoin, toCoin, fromAmount });
  return who.call("currencyFlashExchange", { quoteId, fromAmount });
};

export const conversionsMade: Scenario = {
  name: "conversions",
  topic: "waiting",
  title: { en: "Conversions", "zh-CN": "闪兑记录" },
  about: {
    en: "Mei's conversions: made, failed, one just asked for, and a large one the desk has half settled.",
    "zh-CN": "Mei 的闪兑：已完成、失败、刚提交，以及交易台已完成一半的大额闪兑。",
  },
  begins: 5 * HOUR,
  apply: (stage) => {
    const { world, now } = stage;
    const mei = persona(stage, "mei");
    receive(mei, "BTC", "BTC", "6.2");
    world.clock.advance(HOUR);
    mei.call("createCoinTradeOrder", { fromCoin: "BTC", toCoin: "USDT", fromAmount: "6", minimumToAmount: "380000" });
    take(mei, "USDT", "BTC", "2000");
    world.clock.advance(MINUTE);
    take(mei, "ETH", "USDT", "1.2");
    world.clock.advance(MINUTE);
    const failed = take(mei, "USDT", "BTC", "300");
    stage.act("converter", "fail", { id: failed.id });
    world.clock.advance(MINUTE);
    take(mei, "USDT", "USD", "250");
    stage.act("market", "pair", { symbol: "TRX/USDT", answer: "silent" });
    world.clock.advanceTo(now - 20 * SECOND);
    take(mei, "TRX", "USDT", "900");
  },
};

export const shortQuotes: Scenario = {
  name: "quote-about-to-end",
  topic: "waiting",
  title: { en: "Quotes about to end", "zh-CN": "报价即将过期" },
  about: {
    en: "Quotes hold for three seconds, so that reading one and confirming it comes too late.",
    "zh-CN": "报价仅保留三秒，阅读后再确认即已过期。",
  },
  apply: (stage) => {
    for (const symbol of ["BTC/USDT", "ETH/USDT", "USDT/USD"]) stage.act("market", "pair", { symbol, quoteSeconds: 3 });
  },
};

const JUMPS = 60;
const EVERY_SECONDS = 20;

export const priceJumps: Scenario = {
  name: "price-gone",
  topic: "waiting",
  title: { en: "Price gone 2 %", "zh-CN": "价格变动 2%" },
  about: {
    en: "Bitcoin jumps by 2 % every 20 seconds, up and down, for twenty minutes: a reviewed price is soon gone.",
    "zh-CN": "比特币在二十分钟内每 20 秒上下跳动 2%，已确认的报价很快失效。",
  },
  apply: (stage) => {
    for (let jump = 1; jump <= JUMPS; jump++)
      stage.act("market", "price", {
        coin: "BTC",
        percent: jump % 2 === 1 ? "2" : "-1.960785",
        inSeconds: jump * EVERY_SECONDS,
      });
  },
};

export const slowMarket: Scenario = {
  name: "market-silent",
  topic: "refusals",
  title: { en: "A market that doesn't answer", "zh-CN": "市场无响应" },
  about: {
    en: "Bitcoin conversions stay in progress and are given up after a minute, ether ones time out (90008), TRX is closed (60012).",
    "zh-CN": "比特币闪兑停留在进行中，一分钟后放弃；以太坊闪兑超时（90008）；波场交易对已关闭（60012）。",
  },
  apply: (stage) => {
    stage.act("market", "pair", { symbol: "BTC/USDT", answer: "silent" });
    stage.act("market", "pair", { symbol: "ETH/USDT", answer: "timeout" });
    stage.act("market", "pair", { symbol: "TRX/USDT", enabled: false });
  },
};
