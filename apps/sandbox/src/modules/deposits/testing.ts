import { done, type ModuleTesting, page, recipe, usdt } from "../../testing/scene.ts";

const records = { ...page, Coin: "USDT", Network: "TRC20", Status: [14], Keyword: "W2026" };

export const testing: ModuleTesting = {
  inputs: {
    getAddress: { coin: "USDT", network: "TRC20" },
    getListByCoinTransactionIn: records,
    getCoinTransactionIn: { id: "dp_1" },
  },
  lives: [
    (scene) => {
      const sent = { name: "mei", coin: "BTC", network: "BTC", amount: "1" };
      const { id } = scene.stranger.control("POST", "chain/deposit", sent).body as { id: string };
      scene.act("chain/confirm", { id, blocks: 2 });
      scene.act("chain/reorganise", { id });
    },
  ],
  successes: {
    getCoinTransactionIn: (scene) => {
      const api = scene.as("mei");
      scene.act("chain/deposit", { ...usdt, name: "mei", amount: "250" });
      const [{ id } = { id: "" }] = done(api, "getListByCoinTransactionIn", page).items;
      return { api, input: { id } };
    },
  },
  recipes: {
    getAddress: {
      40001: recipe("a coin there isn't", (scene) => scene.as("mei").call("getAddress", { ...usdt, coin: "DOGE" })),
      40002: recipe("`actors/market/network` with depositEnabled false", (scene) => {
        scene.act("market/network", { ...usdt, depositEnabled: false });
        return scene.as("mei").call("getAddress", usdt);
      }),
      40017: recipe("`PUT settings` with depositAddressPool 0", (scene) => {
        scene.settings({ depositAddressPool: 0 });
        return scene.as("fresh").call("getAddress", usdt);
      }),
      60009: recipe("a cashier whose merchant was suspended", (scene) => {
        const api = scene.as("cashier");
        scene.act("operator/suspend-merchant", { name: "merchant" });
        return api.call("getAddress", usdt);
      }),
      90007: recipe("`actors/market/network` with atRisk true", (scene) => {
        scene.act("market/network", { ...usdt, atRisk: true });
        return scene.as("mei").call("getAddress", usdt);
      }),
    },
    getCoinTransactionIn: {
      40007: recipe("an unknown id, or somebody else's", (scene) =>
        scene.as("mei").call("getCoinTransactionIn", { id: "dp_NONE" }),
      ),
    },
  },
};
