import { five, type ModuleTesting, page, place, recipe, right, type Scene } from "../../testing/scene.ts";

const save = (scene: Scene, changes: object = {}) =>
  scene.as("mei").call("createUserCoinAddress", { ...place, label: "Cold storage", verification: right, ...changes });

const saveTwo = (scene: Scene, verification: object = right) =>
  scene.as("mei").call("importUserCoinAddress", {
    items: [
      { ...place, label: "Cold storage" },
      { coin: "BTC", network: "BTC", address: "bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq", label: "Bitcoin" },
    ],
    verification,
  });

export const testing: ModuleTesting = {
  inputs: {
    createUserCoinAddress: { ...place, label: "Cold storage", verification: { googleCode: "123456" } },
    importUserCoinAddress: { items: [{ ...place, label: "Cold storage" }], verification: { googleCode: "123456" } },
    delUserCoinAddress: { id: "ad_1" },
    getUserCoinAddress: { ...page, Coin: "USDT", Network: "TRC20", Keyword: "Cold" },
  },
  successes: {
    delUserCoinAddress: (scene) => ({ api: scene.as("mei"), input: { id: save(scene).result.id } }),
  },
  recipes: {
    createUserCoinAddress: {
      40001: recipe("a coin there isn't", (scene) => save(scene, { coin: "DOGE" })),
      40018: recipe("an address with a wrong checksum", (scene) => save(scene, { address: "T1" })),
      50002: recipe("a wrong authenticator code", (scene) => save(scene, { verification: { googleCode: "111111" } })),
      50010: recipe("five wrong authenticator codes", (scene) => {
        five(() => save(scene, { verification: { googleCode: "111111" } }));
        return save(scene);
      }),
    },
    importUserCoinAddress: {
      50002: recipe("a wrong authenticator code", (scene) => saveTwo(scene, { googleCode: "111111" })),
      50010: recipe("five wrong authenticator codes", (scene) => {
        five(() => saveTwo(scene, { googleCode: "111111" }));
        return saveTwo(scene);
      }),
    },
    delUserCoinAddress: {
      60003: recipe("an unknown id, or somebody else's", (scene) =>
        scene.as("mei").call("delUserCoinAddress", { id: "ad_NONE" }),
      ),
    },
  },
};
