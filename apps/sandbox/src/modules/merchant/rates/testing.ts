import type { Api } from "../../../testing/client.ts";
import { done, type ModuleTesting, recipe, type Scene } from "../../../testing/scene.ts";

const pair = { fiatCurrency: "EUR", collectionCurrency: "USDT" };
const setting = { ...pair, rate: "0.92" };
const create = (api: Api, changes: object = {}) => api.call("createMerchantRateSetting", { ...setting, ...changes });
const createWith = (changes: object) => (scene: Scene) => create(scene.as("merchant"), changes);
const noRate = (scene: Scene) => scene.act("market/rate", { coin: "USDT", hasRate: false });
const reference = (changes: object) => (scene: Scene) =>
  scene.as("merchant").call("getReferenceExchangeRate", { ...pair, ...changes });
const NO_COIN = "a currency there isn't";
const FIAT = "a fiat currency to be paid in";
const NO_RATE = "`actors/market/rate` with hasRate false";
const UNKNOWN = "an unknown id, or another merchant's";
const own =
  (more: object = {}) =>
  (scene: Scene) => {
    const api = scene.as("merchant");
    return { api, input: { id: done(api, "createMerchantRateSetting", setting).id, ...more } };
  };

export const testing: ModuleTesting = {
  inputs: {
    getMerchantChannelRates: { Kind: 2, Coin: "USDT" },
    getReferenceExchangeRate: pair,
    createMerchantRateSetting: setting,
    updateMerchantRateSetting: { id: "rs_1", rate: "0.93" },
    deleteMerchantRateSetting: { id: "rs_1" },
  },
  successes: {
    updateMerchantRateSetting: own({ rate: "0.93" }),
    deleteMerchantRateSetting: own(),
  },
  recipes: {
    getMerchantChannelRates: {
      40001: recipe(NO_COIN, (scene) => scene.as("merchant").call("getMerchantChannelRates", { Coin: "DOGE" })),
      60002: recipe(FIAT, (scene) => scene.as("merchant").call("getMerchantChannelRates", { Coin: "EUR" })),
    },
    getReferenceExchangeRate: {
      40001: recipe(NO_COIN, reference({ fiatCurrency: "DOGE" })),
      60002: recipe(FIAT, reference({ collectionCurrency: "USD" })),
      60012: recipe(NO_RATE, (scene) => {
        noRate(scene);
        return reference({})(scene);
      }),
    },
    getMerchantRateSettings: {
      60012: recipe(NO_RATE, (scene) => {
        const api = scene.as("merchant");
        create(api);
        noRate(scene);
        return api.call("getMerchantRateSettings");
      }),
    },
    createMerchantRateSetting: {
      40001: recipe("a price in a coin", createWith({ fiatCurrency: "BTC" })),
      60002: recipe(FIAT, createWith({ collectionCurrency: "USD" })),
      60012: recipe(NO_RATE, (scene) => {
        noRate(scene);
        return createWith({})(scene);
      }),
      60015: recipe("a pair that has a rate", (scene) => {
        const api = scene.as("merchant");
        create(api);
        return create(api);
      }),
    },
    updateMerchantRateSetting: {
      60012: recipe(UNKNOWN, (scene) => {
        const input = { id: "rs_NONE", rate: "0.93" };
        return scene.as("merchant").call("updateMerchantRateSetting", input);
      }),
    },
    deleteMerchantRateSetting: {
      60012: recipe(UNKNOWN, (scene) => scene.as("merchant").call("deleteMerchantRateSetting", { id: "rs_NONE" })),
    },
  },
};
