import { VerificationScene } from "@coffer/sdk/contract";
import type { Api } from "../../testing/client.ts";
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
} from "../../testing/scene.ts";
import type { PersonaName } from "../auth/user/exports.ts";
import { magicAddress } from "./magic.ts";

const proof = { code: "123456", googleCode: "123456", fundPassword: "135790" };
const records = { ...page, Coin: "USDT", Network: "TRC20", Status: [14], Keyword: "W2026" };

const { unbind, withdraw } = VerificationScene;
const rightProof = { ...right, fundPassword: PIN };

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
    return { api, ...request, confirm: (verification: object = rightProof) => confirm(api, request.rid, verification) };
  };
const heldById = (scene: Scene) => {
  const { api, id } = held()(scene);
  return { api, input: { id } };
};
const confirm = (api: Api, rid: string, verification: object) =>
  api.call("confirmTransactionOut", { rid, verification }, { idempotencyKey: `confirm-${nextKey++}` });
let nextKey = 0;
const cancel = (api: Api, id: string) =>
  api.call("cancelApplyTransactionOut", { id }, { idempotencyKey: `cancel-${nextKey++}` });

export const testing: ModuleTesting = {
  lives: [
    // Cancelled while a reviewer looks at it.
    (scene) => {
      const api = scene.as("verified");
      const { id, rid } = done(api, "applyTransactionOut", {
        ...{ ...usdt, amount: "100" },
        address: magicAddress("tron", "reviewed"),
      });
      scene.send(withdraw, {}, api);
      confirm(api, rid, rightProof);
      cancel(api, id);
    },
  ],
  inputs: {
    applyTransactionOut: { ...place, amount: "100", addressId: "ad_1", remark: "November" },
    confirmTransactionOut: { rid: "rid_1", verification: proof },
    cancelApplyTransactionOut: { id: "wd_1" },
    getListByCoinTransactionOut: records,
    getCoinTransactionOut: { id: "wd_1" },
  },
  successes: {
    confirmTransactionOut: (scene) => {
      const { api, rid } = held()(scene);
      return { api, input: { rid, verification: rightProof } };
    },
    cancelApplyTransactionOut: heldById,
    getCoinTransactionOut: heldById,
  },
  recipes: {
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
      90007: recipe(
        "`actors/market/network` with atRisk true",
        applyAs("mei", {}, (scene) => close(scene, { atRisk: true })),
      ),
    },
    getCoinTransactionOut: {
      40008: recipe("an unknown id, or somebody else's", (scene) =>
        scene.as("mei").call("getCoinTransactionOut", { id: "wd_NONE" }),
      ),
    },
    confirmTransactionOut: {
      40008: recipe("an unknown rid, or somebody else's", (scene) => confirm(scene.as("mei"), "rid_NONE", rightProof)),
      40012: recipe("`actors/market/network` with withdrawEnabled false, in between", (scene) =>
        held(() => close(scene, { withdrawEnabled: false }))(scene).confirm(),
      ),
      50002: recipe("a wrong fund PIN or code", (scene) =>
        held()(scene).confirm({ ...rightProof, fundPassword: "135790" }),
      ),
      50010: recipe("five wrong fund PINs", (scene) => {
        const request = held()(scene);
        five(() => request.confirm({ ...rightProof, fundPassword: "135790" }));
        return request.confirm();
      }),
      60011: recipe("a security change in between", (scene) => {
        const api = scene.as("mei");
        const { rid } = done(api, "applyTransactionOut", { ...place, amount: "100" });
        blocked(scene, api);
        return confirm(api, rid, rightProof);
      }),
      60015: recipe("a second time", (scene) => {
        const request = held()(scene);
        request.confirm();
        return request.confirm();
      }),
      90005: recipe("an hour later, or with the code 000009", (scene) =>
        held()(scene).confirm({ ...rightProof, code: "000009" }),
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
  },
};
