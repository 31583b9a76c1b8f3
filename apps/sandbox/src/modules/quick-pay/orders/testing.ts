import type { Api } from "../../../testing/client.ts";
import {
  byMei,
  changed,
  done,
  five,
  later,
  type ModuleTesting,
  PIN,
  page,
  recipe,
  type Scene,
  suspended,
} from "../../../testing/scene.ts";
import { costOf } from "../../p2p/exports.ts";

const MINUTE = 60_000;
const asked = { coin: "USDT", legalCurrency: "EUR", amount: "300.00" };
const verification = { fundPassword: PIN, googleCode: "000000" };
const wrong = { ...verification, fundPassword: "111111" };

type Sent = Record<string, unknown>;
const begun = (api: Api, changes: Sent = {}) => done(api, "initQuickBuyCoinsToken", { ...asked, ...changes }).token;
const placed = (api: Api, changes: Sent = {}) =>
  done(api, "securityVerify", { token: begun(api, changes), verification });
const paid = (scene: Scene, api: Api) => {
  const { id, token } = placed(api);
  scene.act("provider/pay", { id });
  return { id, token: token ?? "qbt_none" };
};
const declined = (scene: Scene, api: Api) => {
  const { id } = placed(api);
  scene.act("provider/decline", { id });
  return id;
};
const cardOrder = (api: Api) => {
  const quote = done(api, "getCreditCardQuote", { legalCurrency: "GBP", coin: "USDT", amount: "200.00" });
  const { quoteId, amount } = quote;
  const returnUrl = "https://app.coffer.example/creditcard";
  return done(api, "sendCreditCardPayment", { quoteId, amount, paymentMethod: "visa", returnUrl }).id;
};
const begin = changed("initQuickBuyCoinsToken", () => asked);
const threeCancelled = (_: Scene, api: Api) => {
  const { buyPrice: price } = done(api, "getReferencePrice", { coin: "USDT", legalCurrency: "GBP" });
  for (let count = 0; count < 3; count++) {
    const order = { coin: "USDT", legalCurrency: "GBP", quantity: "500", price, receiptMethodId: "rm_fps_gbp" };
    const { id } = done(api, "userBuyCoin", { ...order, amount: costOf("500", price) });
    done(api, "userCancelBuyCoin", { id });
  }
};

export const testing: ModuleTesting = {
  inputs: {
    initQuickBuyCoinsToken: asked,
    securityVerify: { token: "qbt_a1b2c3d4", verification },
    getLegalCoinBuyCode: { token: "qbt_a1b2c3d4" },
    getListByQuickPayOrder: {
      ...page,
      ...{ Coin: "USDT", Kind: "card", Keyword: "Q2026", Status: [7], Sorting: "time desc" },
      ...{ StartTime: "2026-11-01T00:00:00Z", EndTime: "2026-11-30T00:00:00Z" },
    },
    getQuickPayOrder: { id: "qp_1" },
    cancelQuickPayOrder: { id: "qp_1" },
  },
  successes: {
    securityVerify: (scene) => {
      const api = scene.as("mei");
      return { api, input: { token: begun(api), verification } };
    },
    getLegalCoinBuyCode: (scene) => {
      const api = scene.as("mei");
      return { api, input: { token: placed(api).token } };
    },
    getQuickPayOrder: (scene) => {
      const api = scene.as("mei");
      return { api, input: { id: placed(api).id } };
    },
    cancelQuickPayOrder: (scene) => {
      const api = scene.as("mei");
      return { api, input: { id: placed(api).id } };
    },
  },
  recipes: {
    initQuickBuyCoinsToken: {
      40001: begin("a coin no page sells", { coin: "XRP" }),
      50014: begin("less than the least", { amount: "1.00" }),
      60009: begin("`actors/operator/suspend-merchant`", {}, suspended, "merchant"),
      60012: begin(
        "`actors/market/rate` with hasRate false",
        {},
        (scene) => void scene.act("market/rate", { coin: "USDT", hasRate: false }),
      ),
      60013: begin("somebody not verified (`fresh`)", {}, undefined, "fresh"),
      60023: begin("three orders with dealers cancelled today", {}, threeCancelled),
    },
    securityVerify: {
      40016: byMei("three to be paid", (api) => {
        for (let count = 0; count < 3; count++) placed(api);
        return api.call("securityVerify", { token: begun(api), verification });
      }),
      50002: byMei("a wrong fund PIN", (api) => api.call("securityVerify", { token: begun(api), verification: wrong })),
      50010: byMei("five wrong fund PINs", (api) => {
        const token = begun(api);
        five(() => api.call("securityVerify", { token, verification: wrong }));
        return api.call("securityVerify", { token, verification: wrong });
      }),
      60012: byMei("`actors/market/rate` with hasRate false after it was begun", (api, scene) => {
        const token = begun(api);
        scene.act("market/rate", { coin: "USDT", hasRate: false });
        return api.call("securityVerify", { token, verification });
      }),
      90002: recipe("somebody without a fund PIN (`cashier`)", (scene) => {
        const api = scene.as("cashier");
        return api.call("securityVerify", { token: begun(api), verification });
      }),
      90005: byMei("an unknown token, or five minutes later", (api) =>
        api.call("securityVerify", { token: "qbt_none", verification }),
      ),
    },
    getLegalCoinBuyCode: {
      40007: byMei("an unknown token, or somebody else's", (api) =>
        api.call("getLegalCoinBuyCode", { token: "qbt_none" }),
      ),
      50002: byMei("a token that wasn't proved", (api) => api.call("getLegalCoinBuyCode", { token: begun(api) })),
      60008: byMei("`actors/provider/pay` before", (api, scene) =>
        api.call("getLegalCoinBuyCode", { token: paid(scene, api).token }),
      ),
      60016: byMei("15 minutes later", (api, scene) => {
        const { token } = placed(api);
        scene.pass(15 * MINUTE);
        return later(scene, "getLegalCoinBuyCode", { token });
      }),
    },
    getQuickPayOrder: {
      40007: byMei("an unknown id, or somebody else's", (api) => api.call("getQuickPayOrder", { id: "qp_NONE" })),
    },
    cancelQuickPayOrder: {
      40005: byMei("`actors/provider/pay` before", (api, scene) =>
        api.call("cancelQuickPayOrder", { id: paid(scene, api).id }),
      ),
      40006: byMei("the coin came", (api, scene) => {
        const { id } = paid(scene, api);
        scene.pass(13 * MINUTE);
        return later(scene, "cancelQuickPayOrder", { id });
      }),
      40007: byMei("an unknown id, or somebody else's", (api) => api.call("cancelQuickPayOrder", { id: "qp_NONE" })),
      60008: byMei("`actors/provider/decline` before", (api, scene) =>
        api.call("cancelQuickPayOrder", { id: declined(scene, api) }),
      ),
      60015: byMei("an order by card", (api) => api.call("cancelQuickPayOrder", { id: cardOrder(api) })),
      60017: byMei("cancelled before", (api) => {
        const { id } = placed(api);
        done(api, "cancelQuickPayOrder", { id });
        return api.call("cancelQuickPayOrder", { id });
      }),
    },
  },
};
