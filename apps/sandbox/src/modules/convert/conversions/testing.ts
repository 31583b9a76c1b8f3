import { done, type ModuleTesting, page, recipe, type Scene, type Told } from "../../../testing/scene.ts";
import type { PersonaName } from "../../auth/user/exports.ts";

const buy = { fromCoin: "USDT", toCoin: "BTC", fromAmount: "1000" };
const large = { fromCoin: "BTC", toCoin: "USDT", fromAmount: "6" };

const ask = (changes: object) => (scene: Scene) => scene.as("mei").call("convertQuote", { ...buy, ...changes });
/** Accepts a quote after an event in between. */
const take =
  (changes: object, between: (scene: Scene) => void = () => {}, name: PersonaName = "mei") =>
  (scene: Scene) => {
    const input = { ...buy, ...changes };
    const { quoteId, fromAmount } = done(scene.as(name), "convertQuote", input);
    between(scene);
    return scene.as(name).call("currencyFlashExchange", { quoteId, fromAmount });
  };
const pair = (fields: object) => (scene: Scene) => {
  scene.act("market/pair", { symbol: "BTC/USDT", ...fields });
};
const rate =
  (...coins: string[]) =>
  (scene: Scene) => {
    for (const coin of coins) scene.act("market/rate", { coin, hasRate: false });
  };
const enough = (scene: Scene) => {
  scene.act("chain/deposit", { coin: "BTC", network: "BTC", name: "mei", amount: "7" });
  scene.pass(3_600_000);
  return scene.as("mei");
};
const order = (changes: object) => (scene: Scene) =>
  scene.as("mei").call("createCoinTradeOrder", { ...large, ...changes });
const before =
  (first: (scene: Scene) => void, run: (scene: Scene) => Told) =>
  (scene: Scene): Told => {
    first(scene);
    return run(scene);
  };
const unknown = (id: "checktConvertOrderStatus" | "getPromissoryConvertOrder") =>
  recipe("an unknown id, or somebody else's", (scene) => scene.as("mei").call(id, { id: "cv_NONE" }));
const suspended = (id: "currencyFlashExchange" | "createCoinTradeOrder", input: Record<string, unknown>) =>
  recipe("`actors/operator/suspend-merchant`", (scene) => {
    const api = scene.as("merchant");
    scene.act("operator/suspend-merchant", { name: "merchant" });
    return api.call(id, input);
  });

export const testing: ModuleTesting = {
  lives: [
    // Rejected before the first piece, and left until none could be converted.
    (scene) => {
      const { id } = done(enough(scene), "createCoinTradeOrder", large);
      scene.act("converter/give-back", { id });
    },
    (scene) => {
      done(enough(scene), "createCoinTradeOrder", { ...large, minimumToAmount: "900000" });
      scene.pass(9 * 3_600_000);
    },
  ],
  inputs: {
    convertQuote: buy,
    currencyFlashExchange: { quoteId: "cq_1", fromAmount: "1000" },
    createCoinTradeOrder: { ...large, minimumToAmount: "300000" },
    checktConvertOrderStatus: { id: "cv_1" },
    getPromissoryConvertOrder: { id: "cv_1" },
    getConvertHistory: { ...page, Coin: "USDT", Keyword: "X2026" },
    getPromissoryConvertHistory: { ...page, Coin: "USDT", Keyword: "B2026" },
    getExchangeCoin: { coin: "USDT" },
    getRateHistory: { symbol: "BTC/USDT", span: "day" },
  },
  successes: {
    currencyFlashExchange: (scene) => {
      const api = scene.as("mei");
      const { quoteId, fromAmount } = done(api, "convertQuote", buy);
      return { api, input: { quoteId, fromAmount } };
    },
    checktConvertOrderStatus: (scene) => {
      const { id } = take({})(scene).result;
      return { api: scene.as("mei"), input: { id } };
    },
    createCoinTradeOrder: (scene) => ({ api: enough(scene), input: large }),
    getPromissoryConvertOrder: (scene) => {
      const api = enough(scene);
      return { api, input: { id: done(api, "createCoinTradeOrder", large).id } };
    },
  },
  recipes: {
    getConvertSymbols: {
      60012: recipe("`actors/market/rate` with hasRate false for every base", (scene) => {
        rate("BTC", "ETH", "USDT", "USDC")(scene);
        return scene.stranger.call("getConvertSymbols", {});
      }),
    },
    getExchangeCoin: {
      40001: recipe("a coin there isn't", (scene) => scene.stranger.call("getExchangeCoin", { coin: "DOGE" })),
    },
    getRateHistory: {
      40001: recipe("a pair there isn't", (scene) => scene.stranger.call("getRateHistory", { symbol: "XRP/BTC" })),
      60012: recipe("`actors/market/rate` with hasRate false", (scene) => {
        rate("BTC")(scene);
        return scene.stranger.call("getRateHistory", { symbol: "BTC/USDT" });
      }),
    },
    convertQuote: {
      40001: recipe("coins that don't convert into each other", ask({ fromCoin: "XRP" })),
      40013: recipe("less than the pair's minimum", ask({ fromAmount: "1" })),
      40014: recipe("more than the pair's maximum", ask({ fromAmount: "9000000" })),
      60012: recipe("`actors/market/pair` with enabled false", before(pair({ enabled: false }), ask({}))),
    },
    currencyFlashExchange: {
      40003: suspended("currencyFlashExchange", { quoteId: "cq_1", fromAmount: "1" }),
      40013: recipe("`actors/market/pair` raises the minimum after the quote", take({}, pair({ minimum: "1" }))),
      40014: recipe("`actors/market/pair` lowers the maximum after the quote", take({}, pair({ maximum: "0.001" }))),
      60006: recipe(
        "a coin the account never had",
        take({ fromCoin: "BTC", toCoin: "USDT", fromAmount: "0.01" }, undefined, "verified"),
      ),
      60007: recipe("more fiat than is available", take({ fromCoin: "USD", fromAmount: "90000" })),
      60012: recipe(
        "a quote that has ended",
        take({}, (scene) => scene.pass(10_000)),
      ),
      60013: recipe("somebody not verified (`fresh`)", take({}, undefined, "fresh")),
      60025: recipe("another amount than the quote's", (scene) => {
        const { quoteId } = done(scene.as("mei"), "convertQuote", buy);
        return scene.as("mei").call("currencyFlashExchange", { quoteId, fromAmount: "999" });
      }),
      60028: recipe("more than is available", take({ fromAmount: "90000" })),
      90008: recipe("`actors/market/pair` with answer timeout", take({}, pair({ answer: "timeout" }))),
    },
    createCoinTradeOrder: {
      40001: recipe("coins that don't convert into each other", order({ toCoin: "TRX" })),
      40003: suspended("createCoinTradeOrder", large),
      40013: recipe("no more than a quote allows", order({ fromAmount: "5" })),
      40014: recipe("more than the desk takes", order({ fromAmount: "101" })),
      60006: recipe("a coin the account never had", (scene) =>
        scene.as("verified").call("createCoinTradeOrder", large),
      ),
      60007: recipe("more fiat than is available", order({ fromCoin: "USD", toCoin: "USDT", fromAmount: "200000" })),
      60012: recipe("`actors/market/rate` with hasRate false", before(rate("BTC"), order({}))),
      60013: recipe("somebody not verified (`fresh`)", (scene) =>
        scene.as("fresh").call("createCoinTradeOrder", large),
      ),
      60028: recipe("more than is available", order({})),
    },
    checktConvertOrderStatus: { 40007: unknown("checktConvertOrderStatus") },
    getPromissoryConvertOrder: { 40007: unknown("getPromissoryConvertOrder") },
  },
};
