import { VerificationScene } from "@coffer/sdk/contract";
import type { Api } from "../../testing/client.ts";
import { done, five, type ModuleTesting, PIN, page, recipe, right, type Scene } from "../../testing/scene.ts";
import type { PersonaName } from "../auth/user/exports.ts";

const proof = { fundPassword: PIN, googleCode: "000000" };
const toEarn = { coin: "USDT", amount: "100", fromWallet: 0, toWallet: 4 };
const toVera = { coin: "USDT", amount: "100", fromWallet: 0, toUid: "80413", verification: proof };

const send = (api: Api, changes: object = {}) => api.call("transfer", { ...toVera, ...changes });
const sendAs =
  (name: PersonaName, changes: object = {}, before: (scene: Scene) => unknown = () => {}) =>
  (scene: Scene) => {
    before(scene);
    return send(scene.as(name), changes);
  };
const disabled = (scene: Scene) => scene.act("operator/disable", { name: "verified" });
const own = (changes: object) => (scene: Scene) => scene.as("mei").call("transfer", { ...toEarn, ...changes });
const noRate = (scene: Scene) => scene.act("market/rate", { coin: "USDT", hasRate: false });

export const testing: ModuleTesting = {
  lives: [
    // A cashier's transfer, rejected by its merchant.
    (scene) => {
      const api = scene.as("cashier");
      scene.send(VerificationScene.security, {}, api);
      done(api, "setFundPassword", { fundPassword: PIN, verification: right });
      scene.act("chain/deposit", { coin: "USDT", network: "TRC20", name: "cashier", amount: "500" });
      scene.pass(3_600_000);
      const { id } = done(scene.as("cashier"), "transfer", { ...toVera, verification: { fundPassword: PIN } });
      scene.act("merchant/reject-transfer", { id });
    },
  ],
  inputs: {
    transfer: { ...toVera, remark: "Rent" },
    getTransfer: { id: "tr_1" },
    getTransferHistory: { ...page, Coin: "USDT", Keyword: "T2026" },
    getTransferTerms: { coin: "USDT", fromWallet: 0, recipient: "user" },
    checkRecipient: { uid: "80413" },
  },
  successes: {
    getTransfer: (scene) => {
      const api = scene.as("mei");
      return { api, input: { id: done(api, "transfer", toEarn).id } };
    },
  },
  recipes: {
    transfer: {
      40001: recipe("a coin there isn't", sendAs("mei", { coin: "DOGE" })),
      40003: recipe("`actors/operator/suspend-merchant`", (scene) => {
        const api = scene.as("cashier");
        scene.act("operator/suspend-merchant", { name: "merchant" });
        return send(api);
      }),
      40013: recipe("less than the minimum", own({ amount: "0.5" })),
      40014: recipe("more than the maximum", own({ amount: "100001" })),
      50002: recipe("a wrong fund PIN", sendAs("mei", { verification: { ...proof, fundPassword: "135790" } })),
      50010: recipe("five wrong fund PINs", (scene) => {
        const api = scene.as("mei");
        five(() => send(api, { verification: { ...proof, fundPassword: "135790" } }));
        return send(api);
      }),
      50011: recipe("a recipient nobody knows", sendAs("mei", { toUid: "99999" })),
      60001: recipe("fiat to the cloud wallet", own({ coin: "USD", fromWallet: 2, toWallet: 1 })),
      60004: recipe("`actors/operator/disable` for the recipient", sendAs("mei", {}, disabled)),
      60005: recipe("within 24 h of a security change", (scene) => {
        const api = scene.as("mei");
        scene.send(VerificationScene.unbind, {}, api);
        done(api, "unBindPhoneNumber", { verification: right });
        return send(api);
      }),
      60006: recipe("from a merchant wallet nobody but merchants has", own({ fromWallet: 3 })),
      60007: recipe("more fiat than is available", own({ coin: "USD", amount: "90000", fromWallet: 2, toWallet: 0 })),
      60012: recipe("`actors/market/rate` with hasRate false", (scene) => {
        noRate(scene);
        return own({})(scene);
      }),
      60013: recipe("somebody not verified (`fresh`)", sendAs("fresh")),
      60027: recipe("the day's total used up", (scene) => {
        scene.act("chain/deposit", { coin: "USDT", network: "TRC20", name: "acceptor", amount: "900000" });
        scene.pass(3_600_000);
        const api = scene.as("acceptor");
        for (const amount of ["100000", "100000"]) done(api, "transfer", { ...toVera, amount });
        return send(api);
      }),
      60028: recipe("more than is available", own({ amount: "90000" })),
      60029: recipe("no more than the fee", sendAs("mei", { amount: "0.5" })),
      90002: recipe("somebody verified without a fund PIN (`cashier`)", sendAs("cashier")),
    },
    getTransfer: {
      40007: recipe("an unknown id, or somebody else's", (scene) =>
        scene.as("mei").call("getTransfer", { id: "tr_NONE" }),
      ),
    },
    getTransferTerms: {
      40001: recipe("a coin there isn't", (scene) =>
        scene.as("mei").call("getTransferTerms", { coin: "DOGE", fromWallet: 0, recipient: "user" }),
      ),
      60012: recipe("`actors/market/rate` with hasRate false", (scene) => {
        noRate(scene);
        return scene.as("mei").call("getTransferTerms", { coin: "USDT", fromWallet: 0, recipient: "user" });
      }),
    },
    checkRecipient: {
      50011: recipe("nobody by that uid or contact", (scene) =>
        scene.as("mei").call("checkRecipient", { uid: "99999" }),
      ),
      60004: recipe("`actors/operator/disable` for the recipient", (scene) => {
        disabled(scene);
        return scene.as("mei").call("checkRecipient", { uid: "80413" });
      }),
    },
  },
};
