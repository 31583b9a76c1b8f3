import { VerificationScene } from "@coffer/sdk/contract";
import type { Api } from "../../../testing/client.ts";
import { type Fields, keyed, numbered } from "../../../testing/payment-orders.ts";
import {
  done,
  five,
  type ModuleTesting,
  PIN,
  page,
  place,
  recipe,
  right,
  type Scene,
  usdt,
} from "../../../testing/scene.ts";
import type { PersonaName } from "../../auth/user/exports.ts";

const HOUR = 3_600_000;
const NO_COIN = "a coin there isn't";
const FIAT = "a fiat currency";
const NO_RATE = "`actors/market/rate` with hasRate false";
const TRIAL = "a merchant who hasn't shown who they are";
const NO_PIN = "a cashier without a fund PIN";
const CHANGED = "within 24 h of a security change";

const proof = { fundPassword: PIN, code: "000000" };
const wrong = { ...proof, fundPassword: "135790" };
const payout = { ...place, amount: "100" };
const toVera = { coin: "USDT", amount: "100", fromWallet: 3, toUid: "80413", verification: { fundPassword: PIN } };
const toMain = { coin: "USDT", amount: "100", fromWallet: 3, toWallet: 0 };
const terms = { coin: "USDT", fromWallet: 3, recipient: "user" };
const numberedOut = () => ({ merchantWithdrawalNumber: numbered().merchantOrderNumber });

const apply = (api: Api, changes: Fields = {}) =>
  api.call("applyMerchantTransactionOut", { ...payout, ...numberedOut(), ...changes }, keyed());
const applyAs =
  (changes: Fields = {}, before: (scene: Scene) => unknown = () => {}, name: PersonaName = "merchant") =>
  (scene: Scene) => {
    before(scene);
    return apply(scene.as(name), changes);
  };
const move = (api: Api, changes: Fields = {}) => api.call("merchantTransfer", { ...toVera, ...changes }, keyed());
const moveAs =
  (changes: Fields = {}, before: (scene: Scene) => unknown = () => {}, name: PersonaName = "merchant") =>
  (scene: Scene) => {
    before(scene);
    return move(scene.as(name), changes);
  };
const own = (changes: Fields) => (scene: Scene) =>
  scene.as("merchant").call("merchantTransfer", { ...toMain, ...changes }, keyed());
const network = (changes: Fields) => (scene: Scene) => scene.act("market/network", { ...usdt, ...changes });
const noRate = (scene: Scene) => scene.act("market/rate", { coin: "USDT", hasRate: false });

/** Credits a large amount to the merchant wallet. */
function fill(scene: Scene): void {
  const { address } = done(scene.as("merchant"), "getMerchantAddress", usdt);
  scene.act("chain/deposit", { ...usdt, address, amount: "900000" });
  scene.pass(HOUR);
}
/** Changes the fund PIN, which blocks withdrawals for a day. */
function change(scene: Scene): void {
  const api = scene.as("merchant");
  scene.send(VerificationScene.security, {}, api);
  done(api, "updateFundPassword", { fundPassword: "135790", verification: { ...right, fundPassword: PIN } }, keyed());
}
function armCashier(scene: Scene): void {
  const api = scene.as("cashier");
  scene.send(VerificationScene.security, {}, api);
  done(api, "setFundPassword", { fundPassword: PIN, verification: right }, keyed());
  scene.pass(61_000);
}
const held = (scene: Scene, name: PersonaName = "merchant", changes: Fields = {}) => {
  const api = scene.as(name);
  const input = { ...payout, ...numberedOut(), ...changes };
  const { id, rid } = done(api, "applyMerchantTransactionOut", input, keyed());
  scene.pass(61_000);
  scene.send(VerificationScene.withdraw, {}, api);
  return { api, id, rid };
};
const confirm = (api: Api, rid: string, verification: Fields = proof) =>
  api.call("confirmMerchantTransactionOut", { rid, verification }, keyed());
const cancel = (api: Api, id: string) => api.call("cancelMerchantApplyTransactionOut", { id }, keyed());
/** A cashier's request, pending the merchant's approval. */
const asked = (scene: Scene, changes: Fields = {}) => {
  const { api, id, rid } = held(scene, "cashier", changes);
  confirm(api, rid);
  return id;
};
const pass = (scene: Scene, id: string) =>
  done(scene.as("merchant"), "passPaymentOrder", { ids: [id], verification: { fundPassword: PIN } }, keyed());
const deposited = (scene: Scene) => {
  fill(scene);
  return done(scene.as("merchant"), "getMerchantListByCoinTransactionIn").items[0]?.id ?? "";
};
const idOf = (made: (scene: Scene) => string) => (scene: Scene) => {
  const id = made(scene);
  return { api: scene.as("merchant"), input: { id } };
};
const held1 = (scene: Scene) => held(scene).id;
const unknown = (id: "getMerchantCoinTransactionIn" | "getMerchantTransfer" | "getMerchantCoinTransactionOut") =>
  recipe("an unknown id, or another merchant's", (scene: Scene) => scene.as("merchant").call(id, { id: "wd_NONE" }));
const rates = (id: "getMerchantAssets") => ({
  40001: recipe("a currency there isn't", (scene: Scene) => scene.as("merchant").call(id, { currency: "DOGE" })),
  60012: recipe(NO_RATE, (scene: Scene) => {
    noRate(scene);
    return scene.as("merchant").call(id, {});
  }),
});

export const testing: ModuleTesting = {
  lives: [
    // A cashier's requests: approved, small and large, rejected, cancelled, expired.
    (scene) => {
      fill(scene);
      armCashier(scene);
      pass(scene, asked(scene));
      pass(scene, asked(scene, { amount: "60000" }));
      done(scene.as("merchant"), "rejectPaymentOrder", { id: asked(scene), reason: "Not today" }, keyed());
      cancel(scene.as("cashier"), asked(scene));
      asked(scene);
    },
  ],
  inputs: {
    getMerchantAssets: { currency: "EUR" },
    getMerchantUserAssetsHistory: { ...page, Coin: "USDT", Type: 0 },
    getMerchantAddress: usdt,
    getMerchantListByCoinTransactionIn: { ...page, Coin: "USDT", Network: "TRC20", Status: [12], Keyword: "MD2026" },
    getMerchantCoinTransactionIn: { id: "dp_1" },
    applyMerchantTransactionOut: { ...payout, merchantWithdrawalNumber: "HP-W-1", remark: "November" },
    confirmMerchantTransactionOut: { rid: "rid_1", verification: { ...proof, googleCode: "123456" } },
    cancelMerchantApplyTransactionOut: { id: "wd_1" },
    getMerchantCoinTransactionOut: { id: "wd_1" },
    getMerchantListByCoinTransactionOut: { ...page, Coin: "USDT", Network: "TRC20", Status: [14], Keyword: "HP" },
    merchantTransfer: { ...toVera, remark: "Rent" },
    getMerchantTransfer: { id: "tr_1" },
    getMerchantTransferHistory: { ...page, Coin: "USDT", Keyword: "MT2026" },
    getMerchantTransferTerms: terms,
  },
  successes: {
    getMerchantCoinTransactionIn: idOf(deposited),
    getMerchantCoinTransactionOut: idOf(held1),
    cancelMerchantApplyTransactionOut: idOf(held1),
    confirmMerchantTransactionOut: (scene) => {
      const { api, rid } = held(scene);
      return { api, input: { rid, verification: proof } };
    },
    getMerchantTransfer: idOf((scene) => done(scene.as("merchant"), "merchantTransfer", toMain).id),
  },
  recipes: {
    getMerchantAssets: rates("getMerchantAssets"),
    getMerchantCoinTransactionIn: { 40007: unknown("getMerchantCoinTransactionIn") },
    getMerchantTransfer: { 40007: unknown("getMerchantTransfer") },
    getMerchantCoinTransactionOut: { 40008: unknown("getMerchantCoinTransactionOut") },
    getMerchantAddress: {
      40001: recipe(NO_COIN, (scene) => scene.as("merchant").call("getMerchantAddress", { ...usdt, coin: "DOGE" })),
      40002: recipe("`actors/market/network` with depositEnabled false", (scene) => {
        network({ depositEnabled: false })(scene);
        return scene.as("merchant").call("getMerchantAddress", usdt);
      }),
      40017: recipe("`PUT settings` with depositAddressPool 0", (scene) => {
        scene.settings({ depositAddressPool: 0 });
        return scene.as("merchant").call("getMerchantAddress", usdt);
      }),
      60002: recipe(FIAT, (scene) => scene.as("merchant").call("getMerchantAddress", { ...usdt, coin: "EUR" })),
    },
    applyMerchantTransactionOut: {
      40001: recipe(NO_COIN, applyAs({ coin: "DOGE" })),
      40010: recipe("a number used before", (scene) => {
        const number = numberedOut();
        apply(scene.as("merchant"), number);
        return apply(scene.as("merchant"), number);
      }),
      40011: recipe("more than the merchant wallet has", applyAs({ amount: "90000" })),
      40012: recipe(
        "`actors/market/network` with withdrawEnabled false",
        applyAs({}, network({ withdrawEnabled: false })),
      ),
      40013: recipe("less than the network's minimum", applyAs({ amount: "1" })),
      40014: recipe("more than the network's maximum", applyAs({ amount: "99999999" })),
      40015: recipe("the day's total used up", (scene) => {
        fill(scene);
        for (const amount of ["100000", "100000"]) apply(scene.as("merchant"), { amount });
        return apply(scene.as("merchant"));
      }),
      40018: recipe("an address with a wrong checksum", applyAs({ address: `${place.address.slice(0, -1)}x` })),
      60002: recipe(FIAT, applyAs({ coin: "EUR" })),
      60003: recipe("an addressId that isn't the merchant's", applyAs({ addressId: "ad_NONE" })),
      60011: recipe(CHANGED, applyAs({}, change)),
      60012: recipe(NO_RATE, applyAs({}, noRate)),
      60013: recipe(TRIAL, (scene) => apply(scene.registered("merchant"))),
      90002: recipe(
        NO_PIN,
        applyAs({}, () => {}, "cashier"),
      ),
      90007: recipe("`actors/market/network` with atRisk true", applyAs({}, network({ atRisk: true }))),
    },
    confirmMerchantTransactionOut: {
      40008: recipe("an unknown rid, or another merchant's", (scene) => confirm(scene.as("merchant"), "rid_NONE")),
      40012: recipe("`actors/market/network` with withdrawEnabled false in between", (scene) => {
        const { api, rid } = held(scene);
        network({ withdrawEnabled: false })(scene);
        return confirm(api, rid);
      }),
      50002: recipe("a wrong fund PIN", (scene) => {
        const { api, rid } = held(scene);
        return confirm(api, rid, wrong);
      }),
      50010: recipe("five wrong fund PINs", (scene) => {
        const { api, rid } = held(scene);
        five(() => confirm(api, rid, wrong));
        return confirm(api, rid, wrong);
      }),
      60011: recipe("a security change in between", (scene) => {
        const { api, rid } = held(scene);
        scene.pass(61_000);
        change(scene);
        return confirm(api, rid);
      }),
      60015: recipe("a second time", (scene) => {
        const { api, rid } = held(scene);
        confirm(api, rid);
        return confirm(api, rid);
      }),
      90005: recipe("an hour later, or with the code 000009", (scene) => {
        const { api, rid } = held(scene);
        return confirm(api, rid, { ...proof, code: "000009" });
      }),
    },
    cancelMerchantApplyTransactionOut: {
      40008: recipe("an unknown id, or another merchant's", (scene) => cancel(scene.as("merchant"), "wd_NONE")),
      60015: recipe("once it is accepted", (scene) => {
        const { api, id, rid } = held(scene);
        confirm(api, rid);
        return cancel(api, id);
      }),
      60017: recipe("a second time", (scene) => {
        const { api, id } = held(scene);
        cancel(api, id);
        return cancel(api, id);
      }),
    },
    merchantTransfer: {
      40001: recipe(NO_COIN, moveAs({ coin: "DOGE" })),
      40011: recipe("more than the merchant wallet has", moveAs({ amount: "90000" })),
      40013: recipe("less than the minimum", own({ amount: "0.5" })),
      40014: recipe("more than the maximum", own({ amount: "100001" })),
      50002: recipe("a wrong fund PIN", moveAs({ verification: wrong })),
      50010: recipe("five wrong fund PINs", (scene) => {
        five(() => moveAs({ verification: wrong })(scene));
        return moveAs({ verification: wrong })(scene);
      }),
      50011: recipe("a recipient nobody knows", moveAs({ toUid: "99999" })),
      60001: recipe("a coin to the cash wallet", own({ toWallet: 2 })),
      60002: recipe(FIAT, own({ coin: "EUR" })),
      60004: recipe(
        "`actors/operator/disable` for the recipient",
        moveAs({}, (scene) => scene.act("operator/disable", { name: "verified" })),
      ),
      60005: recipe(CHANGED, moveAs({}, change)),
      60006: recipe("from another wallet than the merchant's", moveAs({ fromWallet: 0 })),
      60012: recipe(NO_RATE, moveAs({}, noRate)),
      60013: recipe(TRIAL, (scene) => move(scene.registered("merchant"))),
      60027: recipe("the day's total used up", (scene) => {
        fill(scene);
        for (const amount of ["100000", "100000"]) moveAs({ amount })(scene);
        return moveAs()(scene);
      }),
      60029: recipe("no more than the fee", moveAs({ amount: "0.5" })),
      90002: recipe(
        NO_PIN,
        moveAs({}, () => {}, "cashier"),
      ),
    },
    getMerchantTransferTerms: {
      40001: recipe(NO_COIN, (scene) =>
        scene.as("merchant").call("getMerchantTransferTerms", { ...terms, coin: "DOGE" }),
      ),
      60002: recipe(FIAT, (scene) => scene.as("merchant").call("getMerchantTransferTerms", { ...terms, coin: "EUR" })),
      60006: recipe("from another wallet than the merchant's", (scene) =>
        scene.as("merchant").call("getMerchantTransferTerms", { ...terms, fromWallet: 0 }),
      ),
      60012: recipe(NO_RATE, (scene) => {
        noRate(scene);
        return scene.as("merchant").call("getMerchantTransferTerms", terms);
      }),
    },
  },
};
