import type { Api } from "../../testing/client.ts";
import { byMei, done, five, type ModuleTesting, PIN, page, recipe, type Scene } from "../../testing/scene.ts";
import { users } from "../auth/user/exports.ts";
import { products } from "./product.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Products of the seed, in its order. */
const productNamed = (scene: Scene, name: string) =>
  scene.world
    .table(products)
    .all()
    .find((each) => each.name.en === name)?.id ?? "";
const opened = (scene: Scene): Api => {
  const api = scene.as("mei");
  done(api, "createFinancingUser", { agreementAccepted: true });
  return api;
};
const deposit = (scene: Scene, name = "USDT flexible", changes: object = {}) => ({
  productId: productNamed(scene, name),
  amount: "1500",
  wallet: 0,
  ...changes,
});
const stakedIn = (scene: Scene, name = "USDT flexible", amount = "1500") => {
  const api = opened(scene);
  return { api, positionId: done(api, "createDeposit", deposit(scene, name, { amount })).positionId };
};
const stake = (how: string, changes: object, name?: string, before: (scene: Scene) => void = () => {}) =>
  recipe(how, (scene) => {
    const api = opened(scene);
    before(scene);
    return api.call("createDeposit", deposit(scene, name, changes));
  });
const rich = (scene: Scene) => {
  scene.act("chain/deposit", { coin: "USDT", network: "TRC20", name: "mei", amount: "90000" });
  scene.pass(60 * MINUTE);
  return stakedIn(scene, "USDT flexible", "60000");
};
const proof = (fundPassword: string) => ({ verification: { fundPassword, googleCode: "000000" } });
/** Returns the time until the next time of day, in ms from midnight. */
const until = (scene: Scene, moment: number) => (DAY + moment - (scene.world.clock.now() % DAY)) % DAY;
const redeem = (
  how: string,
  changes: object,
  before: (scene: Scene, api: Api, positionId: string) => void = () => {},
) =>
  recipe(how, (scene) => {
    const { api, positionId } = stakedIn(scene);
    before(scene, api, positionId);
    return scene
      .as("mei")
      .call(
        "createWithdraw",
        { positionId, amount: "400", ...changes },
        { idempotencyKey: "intent-of-a-later-session" },
      );
  });

export const testing: ModuleTesting = {
  lives: [
    // A redemption that fails, then one of the whole amount.
    (scene) => {
      const { api, positionId } = stakedIn(scene);
      const { id } = done(api, "createWithdraw", { positionId, amount: "1500" });
      scene.act("earn/fail-redemption", { id });
      done(scene.as("mei"), "createWithdraw", { positionId, amount: "1500" });
      scene.pass(DAY);
    },
    (scene) => {
      stakedIn(scene, "USDT 90 days");
      scene.pass(93 * DAY);
    },
  ],
  inputs: {
    getUserProductList: { ...page, Coin: "USDT", Keyword: "USDT" },
    getUserProductDetail: { id: "fp_1" },
    getProductRateHistory: { id: "fp_1" },
    createFinancingUser: { agreementAccepted: true },
    createDeposit: { productId: "fp_1", amount: "1500", wallet: 0 },
    createWithdraw: { positionId: "ep_1", amount: "400", ...proof(PIN) },
    getFinancialUserAsset: { ...page, Coin: "USDT" },
    getFinancialPosition: { id: "ep_1" },
    getUserTradeRecord: { ...page, Coin: "USDT", Keyword: "E2026" },
    getTradeRecord: { id: "fr_1" },
  },
  successes: {
    getUserProductDetail: (scene) => ({
      api: scene.stranger,
      input: { id: productNamed(scene, "USDT flexible") },
    }),
    getProductRateHistory: (scene) => ({
      api: scene.stranger,
      input: { id: productNamed(scene, "USDT flexible") },
    }),
    createDeposit: (scene) => ({ api: opened(scene), input: deposit(scene) }),
    createWithdraw: (scene) => {
      const { api, positionId } = stakedIn(scene);
      return { api, input: { positionId, amount: "400" } };
    },
    getFinancialPosition: (scene) => {
      const { api, positionId } = stakedIn(scene);
      return { api, input: { id: positionId } };
    },
    getTradeRecord: (scene) => {
      const api = opened(scene);
      return { api, input: { id: done(api, "createDeposit", deposit(scene)).id } };
    },
  },
  recipes: {
    createFinancingUser: {
      60001: recipe("a cashier, who keeps nothing (`cashier`)", (scene) =>
        scene.as("cashier").call("createFinancingUser", { agreementAccepted: true }),
      ),
      60013: recipe("somebody not verified (`fresh`)", (scene) =>
        scene.as("fresh").call("createFinancingUser", { agreementAccepted: true }),
      ),
    },
    createDeposit: {
      50014: stake("less than the product's minimum, or more than is left (`TRX 30 days` is full)", { amount: "1" }),
      60006: byMei("before the earn account is open", (api, scene) => api.call("createDeposit", deposit(scene))),
      60009: stake("a closed product (`BTC 90 days`, or `actors/earn/product`)", { amount: "0.01" }, "BTC 90 days"),
      60010: stake("`actors/earn/coin` with open false", {}, undefined, (scene) => {
        scene.act("earn/coin", { coin: "USDT", open: false });
      }),
      60013: recipe("somebody not verified (`fresh`)", (scene) =>
        scene.as("fresh").call("createDeposit", deposit(scene)),
      ),
      60028: stake("more than the wallet has", { amount: "400000" }),
    },
    createWithdraw: {
      50002: recipe("a wrong fund PIN from 50 000 USD on", (scene) => {
        const { api, positionId } = rich(scene);
        return api.call("createWithdraw", { positionId, amount: "60000", ...proof("135790") });
      }),
      50010: recipe("five wrong fund PINs", (scene) => {
        const { api, positionId } = rich(scene);
        const wrong = () => api.call("createWithdraw", { positionId, amount: "60000", ...proof("135790") });
        five(wrong);
        return wrong();
      }),
      50014: redeem("what would leave less than the minimum, or a part of a term", { amount: "1495" }),
      60006: byMei("an unknown id, or somebody else's", (api) =>
        api.call("createWithdraw", { positionId: "ep_NONE", amount: "1" }),
      ),
      60011: redeem("between 16:00 and 16:20 UTC, or before a term ends", {}, (scene) =>
        scene.pass(until(scene, 16 * 60 * MINUTE)),
      ),
      60012: redeem("`actors/market/rate` with hasRate false", {}, (scene) => {
        scene.act("market/rate", { coin: "USDT", hasRate: false });
      }),
      60013: recipe("somebody not verified (`fresh`)", (scene) =>
        scene.as("fresh").call("createWithdraw", { positionId: "ep_1", amount: "1" }),
      ),
      60015: redeem("a position of which all is on its way", {}, (_scene, api, positionId) =>
        done(api, "createWithdraw", { positionId, amount: "1500" }),
      ),
      60028: redeem("more than is in it", { amount: "1501" }),
      90002: recipe("somebody without a fund PIN, from 50 000 USD on", (scene) => {
        const { api, positionId } = rich(scene);
        scene.world.atomic(() => scene.world.table(users).update("80412", { fundPassword: null }));
        return api.call("createWithdraw", { positionId, amount: "60000", ...proof(PIN) });
      }),
    },
    getFinancialUserAsset: {
      60012: recipe("`actors/market/rate` with hasRate false", (scene) => {
        const { api } = stakedIn(scene);
        scene.act("market/rate", { coin: "USDT", hasRate: false });
        return api.call("getFinancialUserAsset", {});
      }),
    },
    getFinancialPosition: {
      60006: byMei("an unknown id, or somebody else's", (api) => api.call("getFinancialPosition", { id: "ep_NONE" })),
      60012: recipe("`actors/market/rate` with hasRate false", (scene) => {
        const { api, positionId } = stakedIn(scene);
        scene.act("market/rate", { coin: "USDT", hasRate: false });
        return api.call("getFinancialPosition", { id: positionId });
      }),
    },
    getTradeRecord: {
      40007: byMei("an unknown id, or somebody else's", (api) => api.call("getTradeRecord", { id: "fr_NONE" })),
    },
  },
};
