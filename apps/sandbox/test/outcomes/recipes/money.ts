import { type OperationId, VerificationScene } from "@coffer/sdk/contract";
import type { PersonaName } from "../../../src/seed/personas.ts";
import type { Api } from "../../../src/testing/client.ts";
import { done, five, PIN, type Recipes, recipe, right, type Scene } from "../scene.ts";

const { unbind, withdraw } = VerificationScene;
const usdt = { coin: "USDT", network: "TRC20" };
const place = { ...usdt, address: "TQ5nrDk2hVw8yPzXb41mC9sLqEezxuLApv" };
const proof = { ...right, fundPassword: PIN };

const apply = (api: Api, changes: object = {}) =>
  api.call("applyTransactionOut", { ...place, amount: "100", ...changes });
const applyAs =
  (name: PersonaName, changes: object = {}, before: (scene: Scene) => unknown = () => {}) =>
  (scene: Scene) => {
    before(scene);
    return apply(scene.as(name), changes);
  };
const close = (scene: Scene, changes: object) => scene.act("market/network", { ...usdt, ...changes });

/** Mei after a security change. */
const blocked = (scene: Scene, api: Api) => {
  scene.send(unbind, {}, api);
  done(api, "unBindPhoneNumber", { verification: right });
};

/** Vera's withdrawal, held and waiting for its confirmation. */
const held =
  (between: (scene: Scene, api: Api, request: { id: string; rid: string }) => unknown = () => {}) =>
  (scene: Scene) => {
    const api = scene.as("verified");
    const request = done(api, "applyTransactionOut", { ...place, amount: "100" });
    scene.send(withdraw, {}, api);
    between(scene, api, request);
    return { api, ...request, confirm: (verification: object = proof) => confirm(api, request.rid, verification) };
  };
const confirm = (api: Api, rid: string, verification: object) =>
  api.call("confirmTransactionOut", { rid, verification }, { idempotencyKey: `confirm-${nextKey++}` });
let nextKey = 0;
const cancel = (api: Api, id: string) =>
  api.call("cancelApplyTransactionOut", { id }, { idempotencyKey: `cancel-${nextKey++}` });

const withdrawals: Recipes = {
  applyTransactionOut: {
    40001: recipe("a coin there isn't", applyAs("mei", { coin: "DOGE" })),
    40003: recipe("`actors/operator/suspend-merchant`", (scene) => {
      const api = scene.as("cashier");
      scene.act("operator/suspend-merchant", { name: "merchant" });
      return apply(api);
    }),
    40012: recipe(
      "`actors/market/network` with withdrawEnabled false",
      applyAs("mei", {}, (scene) => close(scene, { withdrawEnabled: false })),
    ),
    40013: recipe("less than the network's minimum", applyAs("mei", { amount: "1" })),
    40014: recipe("more than the network's maximum", applyAs("mei", { amount: "99999999" })),
    40015: recipe("the day's total used up", (scene) => {
      scene.act("chain/deposit", { ...usdt, name: "acceptor", amount: "900000" });
      scene.pass(3_600_000);
      const api = scene.as("acceptor");
      let last = apply(api, { amount: "50000" });
      for (let count = 0; last.error === null && count < 20; count++) last = apply(api, { amount: "50000" });
      return last;
    }),
    40018: recipe("an address with a wrong checksum", applyAs("mei", { address: `${place.address.slice(0, -1)}x` })),
    60003: recipe("an addressId that isn't the user's", applyAs("mei", { addressId: "ad_NONE" })),
    60011: recipe("within 24 h of a security change", (scene) => {
      const api = scene.as("mei");
      blocked(scene, api);
      return apply(api);
    }),
    60012: recipe(
      "`actors/market/rate` with hasRate false",
      applyAs("mei", {}, (scene) => scene.act("market/rate", { coin: "USDT", hasRate: false })),
    ),
    60013: recipe("somebody not verified (`fresh`)", applyAs("fresh")),
    60028: recipe("more than is available", applyAs("verified", { amount: "5000" })),
    90002: recipe("somebody verified without a fund PIN (`cashier`)", applyAs("cashier")),
  },
  confirmTransactionOut: {
    40008: recipe("an unknown rid, or somebody else's", (scene) => confirm(scene.as("mei"), "rid_NONE", proof)),
    40012: recipe("`actors/market/network` with withdrawEnabled false, in between", (scene) =>
      held(() => close(scene, { withdrawEnabled: false }))(scene).confirm(),
    ),
    50002: recipe("a wrong fund PIN or code", (scene) => held()(scene).confirm({ ...proof, fundPassword: "135790" })),
    50010: recipe("five wrong fund PINs", (scene) => {
      const request = held()(scene);
      five(() => request.confirm({ ...proof, fundPassword: "135790" }));
      return request.confirm();
    }),
    60011: recipe("a security change in between", (scene) => {
      const api = scene.as("mei");
      const { rid } = done(api, "applyTransactionOut", { ...place, amount: "100" });
      blocked(scene, api);
      return confirm(api, rid, proof);
    }),
    60015: recipe("a second time", (scene) => {
      const request = held()(scene);
      request.confirm();
      return request.confirm();
    }),
    90005: recipe("an hour later, or with the code 000009", (scene) =>
      held()(scene).confirm({ ...proof, code: "000009" }),
    ),
  },
  cancelApplyTransactionOut: {
    40008: recipe("an unknown id, or somebody else's", (scene) => cancel(scene.as("mei"), "wd_NONE")),
    60015: recipe("once it is accepted", (scene) => {
      const request = held()(scene);
      request.confirm();
      return cancel(request.api, request.id);
    }),
    60017: recipe("a second time", (scene) => {
      const request = held()(scene);
      cancel(request.api, request.id);
      return cancel(request.api, request.id);
    }),
  },
};

const save = (scene: Scene, changes: object = {}) =>
  scene.as("mei").call("createUserCoinAddress", { ...place, label: "Cold storage", verification: right, ...changes });
const addresses: Recipes = {
  getAddress: {
    40001: recipe("a coin there isn't", (scene) => scene.as("mei").call("getAddress", { ...usdt, coin: "DOGE" })),
    40002: recipe("`actors/market/network` with depositEnabled false", (scene) => {
      close(scene, { depositEnabled: false });
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
  },
  createUserCoinAddress: {
    40001: recipe("a coin there isn't", (scene) => save(scene, { coin: "DOGE" })),
    40018: recipe("an address with a wrong checksum", (scene) => save(scene, { address: "T1" })),
    50002: recipe("a wrong authenticator code", (scene) => save(scene, { verification: { googleCode: "111111" } })),
    50010: recipe("five wrong authenticator codes", (scene) => {
      five(() => save(scene, { verification: { googleCode: "111111" } }));
      return save(scene);
    }),
  },
  delUserCoinAddress: {
    60003: recipe("an unknown id, or somebody else's", (scene) =>
      scene.as("mei").call("delUserCoinAddress", { id: "ad_NONE" }),
    ),
  },
};

/** Reads that say what something is worth. */
const worths: Partial<Record<OperationId, object>> = {
  getAssets: { currency: "USD" },
  getAssetsSummary: { currency: "USD" },
  getAssetDistribution: { currency: "USD" },
  getCloudWalletAssets: { currency: "USD" },
  getCashAssets: { currency: "USD" },
  getConvertAssets: { currency: "USD" },
  getAssetConversion: { from: "ETH", to: "USD", amount: "1" },
};
const worth = Object.entries(worths).map(([id, input]) => {
  const to = id === "getAssetConversion" ? "to" : "currency";
  const ask = (scene: Scene, changes: object = {}) => scene.as("mei").call(id as OperationId, { ...input, ...changes });
  return [
    id,
    {
      40001: recipe("a currency there isn't", (scene) => ask(scene, { [to]: "ZZZ" })),
      60012: recipe("`actors/market/rate` with hasRate false", (scene) => {
        for (const coin of ["ETH", "USD"]) scene.act("market/rate", { coin, hasRate: false });
        return ask(scene);
      }),
    },
  ] as const;
});

export const moneyRecipes: Recipes = {
  ...withdrawals,
  ...addresses,
  ...Object.fromEntries(worth),
  setPricingCurrency: {
    40001: recipe("a currency there isn't", (scene) => scene.as("mei").call("setPricingCurrency", { currency: "ZZZ" })),
  },
  getRechargeBank: {
    60013: recipe("somebody not verified (`fresh`)", (scene) =>
      scene.as("fresh").call("getRechargeBank", { currency: "GBP" }),
    ),
  },
};
