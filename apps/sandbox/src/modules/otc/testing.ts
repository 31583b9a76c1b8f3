import { done, type ModuleTesting, page, recipe, type Scene, type Told } from "../../testing/scene.ts";
import type { PersonaName } from "../auth/user/exports.ts";

const sell = { symbol: "BTC/USDT", side: "sell", quantity: "0.5" };
const own = { ...sell, price: "80000", amount: "40000" };
const terms = {
  buyMinimum: "0.5",
  buyMaximum: "20",
  sellMinimum: "0.5",
  sellMaximum: "15",
  buyRateDeviation: "-0.1",
  sellRateDeviation: "0.15",
};
const added = { symbol: "BTC/USDC", ...terms };
const tried = { symbol: "BTC/USDT", side: "buy", quantity: "1", rateDeviation: "0.15" };

const ask = (changes: object) => (scene: Scene) => scene.as("mei").call("getOtcQuote", { ...sell, ...changes });
/** Accepts a quote after an event in between. */
const take =
  (changes: object = {}, between: (scene: Scene) => void = () => {}, name: PersonaName = "mei") =>
  (scene: Scene) => {
    const { quoteId, total } = done(scene.as(name), "getOtcQuote", { ...sell, ...changes });
    between(scene);
    return scene.as(name).call("createQuickTradeOrder", { quoteId, total });
  };
const order =
  (changes: object = {}, name: PersonaName = "mei") =>
  (scene: Scene) =>
    scene.as(name).call("createOrder", { ...own, ...changes });
const before =
  (first: (scene: Scene) => void, run: (scene: Scene) => Told) =>
  (scene: Scene): Told => {
    first(scene);
    return run(scene);
  };
const pair = (fields: object) => (scene: Scene) => void scene.act("desk/pair", { symbol: "BTC/USDT", ...fields });
const noRate = (scene: Scene) => void scene.act("market/rate", { coin: "BTC", hasRate: false });
const receive = (scene: Scene, amount: string) => {
  scene.act("chain/deposit", { coin: "BTC", network: "BTC", name: "mei", amount });
  scene.pass(3_600_000);
};
const suspended = (id: "createOrder" | "createQuickTradeOrder", input: Record<string, unknown>) =>
  recipe("`actors/operator/suspend-merchant`", (scene) => {
    const api = scene.as("merchant");
    scene.act("operator/suspend-merchant", { name: "merchant" });
    return api.call(id, input);
  });
const unknown = (id: "getOrder" | "cancelOtcOrder") =>
  recipe("an unknown id, or somebody else's", (scene) => scene.as("mei").call(id, { id: "oo_NONE" }));
const cancelled = (scene: Scene, id: string) => scene.as("mei").call("cancelOtcOrder", { id });
const servedBy = (scene: Scene, symbol = "BTC/USDT") => {
  const { items } = done(scene.as("acceptor"), "getConfigList", { Keyword: symbol });
  return { api: scene.as("acceptor"), id: items[0]?.id ?? "ap_NONE" };
};
const stopped = (id: "addConfig" | "updateConfig" | "updateStatus", input: (scene: Scene) => Record<string, unknown>) =>
  recipe("`actors/operator/stop-acceptor`", (scene) => {
    const sent = input(scene);
    scene.act("operator/stop-acceptor", { name: "acceptor" });
    return scene.as("acceptor").call(id, sent);
  });

export const testing: ModuleTesting = {
  lives: [
    (scene) => {
      const { api, id } = servedBy(scene);
      done(api, "updateStatus", { id, status: 0 });
      done(api, "updateStatus", { id, status: 1 });
    },
  ],
  inputs: {
    getOtcQuote: sell,
    createQuickTradeOrder: { quoteId: "oq_1", total: "34000" },
    createOrder: { ...own, remark: "For the reserve" },
    getOrder: { id: "oo_1" },
    cancelOtcOrder: { id: "oo_1" },
    getOrderList: { ...page, Role: "taker", Symbol: "BTC/USDT", Keyword: "O2026" },
    getConfigList: { ...page, Keyword: "BTC", Sorting: "updatedAt desc" },
    addConfig: added,
    updateConfig: { id: "ap_1", ...terms },
    updateStatus: { id: "ap_1", status: 0 },
    testConfig: tried,
  },
  successes: {
    createQuickTradeOrder: (scene) => {
      const api = scene.as("mei");
      const { quoteId, total } = done(api, "getOtcQuote", sell);
      return { api, input: { quoteId, total } };
    },
    getOrder: (scene) => {
      const { id } = take()(scene).result;
      return { api: scene.as("mei"), input: { id } };
    },
    cancelOtcOrder: (scene) => {
      const { id } = order()(scene).result;
      return { api: scene.as("mei"), input: { id } };
    },
    updateConfig: (scene) => {
      const { api, id } = servedBy(scene);
      return { api, input: { id, ...terms } };
    },
    updateStatus: (scene) => {
      const { api, id } = servedBy(scene);
      return { api, input: { id, status: 0 } };
    },
  },
  recipes: {
    getOtcQuote: {
      40001: recipe("a pair the desk doesn't trade", ask({ symbol: "XRP/USDT" })),
      50014: recipe("less than the pair's minimum", ask({ quantity: "0.1" })),
      60012: recipe("`actors/desk/pair` with enabled false", before(pair({ enabled: false }), ask({}))),
      60013: recipe("somebody not verified (`fresh`)", (scene) => scene.as("fresh").call("getOtcQuote", sell)),
    },
    createQuickTradeOrder: {
      40003: suspended("createQuickTradeOrder", { quoteId: "oq_1", total: "1" }),
      40013: recipe("`actors/desk/pair` raises the minimum after the quote", take({}, pair({ minimum: "1" }))),
      40014: recipe(
        "`actors/desk/pair` lowers the maximum after the quote",
        take({}, pair({ maximum: "0.4", minimum: "0.1" })),
      ),
      60006: recipe("a coin the account never had", take({}, undefined, "verified")),
      60007: recipe("more fiat than is available", take({ symbol: "BTC/USD", side: "buy" })),
      60012: recipe(
        "a quote that has ended",
        take({}, (scene) => scene.pass(30_000)),
      ),
      60013: recipe("somebody not verified (`fresh`)", (scene) =>
        scene.as("fresh").call("createQuickTradeOrder", { quoteId: "oq_1", total: "1" }),
      ),
      60025: recipe("another total than the quote's", (scene) => {
        const { quoteId } = done(scene.as("mei"), "getOtcQuote", sell);
        return scene.as("mei").call("createQuickTradeOrder", { quoteId, total: "1" });
      }),
      60028: recipe("more than is available", take({ quantity: "5" })),
    },
    createOrder: {
      40001: recipe("a pair the desk doesn't trade", order({ symbol: "XRP/USDT" })),
      40003: suspended("createOrder", own),
      40016: recipe("ten that nobody has taken", (scene) => {
        receive(scene, "6");
        const api = scene.as("mei");
        for (let made = 0; made < 10; made++) done(api, "createOrder", own);
        return api.call("createOrder", own);
      }),
      50014: recipe("less than the pair's minimum", order({ quantity: "0.1", amount: "8000" })),
      60006: recipe("a coin the account never had", order({}, "verified")),
      60007: recipe("more fiat than is available", order({ symbol: "BTC/USD", side: "buy" })),
      60012: recipe("`actors/market/rate` with hasRate false", before(noRate, order())),
      60013: recipe("somebody not verified (`fresh`)", order({}, "fresh")),
      60025: recipe("an amount that isn't quantity times price", order({ amount: "39999" })),
      60028: recipe("more than is available", order({ quantity: "5", amount: "400000" })),
    },
    getOrder: { 40007: unknown("getOrder") },
    cancelOtcOrder: {
      40007: unknown("cancelOtcOrder"),
      60008: recipe("`actors/desk/reject` before", (scene) => {
        const { id } = order()(scene).result;
        scene.act("desk/reject", { id });
        return cancelled(scene, id);
      }),
      60015: recipe("an acceptor has taken it, as every quote is", (scene) =>
        cancelled(scene, take()(scene).result.id),
      ),
      60017: recipe("cancelled before", (scene) => {
        const api = scene.as("mei");
        const { id } = done(api, "createOrder", own);
        done(api, "cancelOtcOrder", { id });
        return api.call("cancelOtcOrder", { id });
      }),
    },
    addConfig: {
      40001: recipe("a pair the desk doesn't trade", (scene) =>
        scene.as("acceptor").call("addConfig", { ...added, symbol: "XRP/USDT" }),
      ),
      60004: stopped("addConfig", () => added),
      60006: recipe("nothing of one of the two in its wallets", (scene) =>
        scene.as("acceptor").call("addConfig", { ...added, symbol: "BTC/USD" }),
      ),
    },
    updateConfig: { 60004: stopped("updateConfig", (scene) => ({ id: servedBy(scene).id, ...terms })) },
    updateStatus: {
      60004: stopped("updateStatus", (scene) => ({ id: servedBy(scene).id, status: 0 })),
      60006: recipe("everything of one of the two sent elsewhere before", (scene) => {
        const api = scene.as("acceptor");
        const { id } = done(api, "addConfig", added);
        done(api, "transfer", { coin: "USDC", amount: "40000", fromWallet: 0, toWallet: 4 });
        return api.call("updateStatus", { id, status: 1 });
      }),
    },
    testConfig: {
      40001: recipe("a pair the desk doesn't trade", (scene) =>
        scene.as("acceptor").call("testConfig", { ...tried, symbol: "XRP/USDT" }),
      ),
      60012: recipe("`actors/market/rate` with hasRate false", (scene) => {
        noRate(scene);
        return scene.as("acceptor").call("testConfig", tried);
      }),
    },
  },
};
