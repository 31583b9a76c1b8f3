import { VerificationScene } from "@coffer/sdk/contract";
import type { Api, CallOptions } from "../../testing/client.ts";
import { done, five, type ModuleTesting, PIN, page, recipe, right, type Scene } from "../../testing/scene.ts";
import type { PersonaName } from "../auth/user/exports.ts";
import { type DeviceName, deviceAddress, devices, signedBy } from "./devices.ts";
import { multisigWithdrawals } from "./withdrawal.ts";

/** Vera has no authenticator: her PIN is the whole proof. */
const proof = { fundPassword: PIN };
const names = ["Arjun Rao", "Tom Keller", "Sofia Brandt"] as const satisfies readonly DeviceName[];
export const evmSigners = names.map((name) => ({ address: deviceAddress(name, "evm"), label: name }));
const tronSigners = names.map((name) => ({ address: deviceAddress(name, "tron"), label: name }));
const eth = { coin: "ETH", network: "ETH" };
export const wallet = { name: "Treasury", ...eth, minSignatures: 2, signers: evmSigners, verification: proof };
const to = { ...eth, address: "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed", amount: "2" };
const none = { id: "ms_NONE" };
let nextKey = 0;
const once = (): CallOptions => ({ idempotencyKey: `multisig-${nextKey++}` });

const make = (api: Api, changes: object = {}) => api.call("createWallet", { ...wallet, ...changes }, once());
const makeAs =
  (name: PersonaName, changes: object = {}) =>
  (scene: Scene) =>
    make(scene.as(name), changes);
/** Vera's wallet with 10 ETH. */
export function funded(scene: Scene, api = scene.as("verified")) {
  const made = done(api, "createWallet", wallet, once());
  const address = made.networks[0]?.address ?? "";
  scene.act("chain/deposit-multisig", { ...eth, address, amount: "10" });
  scene.pass(600_000);
  return { api: scene.as("verified"), id: made.id };
}
const propose = (api: Api, id: string, changes: object = {}) =>
  api.call("enterpriseWithdrawal", { ...to, id, verification: proof, ...changes }, once());
/** Proposed, with the devices' signatures. */
export function proposed(scene: Scene) {
  const { api, id } = funded(scene);
  const asked = done(api, "enterpriseWithdrawal", { ...to, id, verification: proof }, once());
  return { api, walletId: id, id: asked.id, input: (name: DeviceName) => inputOf(scene, asked.id, name) };
}
export function inputOf(scene: Scene, id: string, name: DeviceName, decision: "sign" | "refuse" = "sign") {
  const withdrawal = scene.world.table(multisigWithdrawals).get(id);
  const device = devices().find((each) => each.name === name);
  if (!withdrawal || !device) throw new Error(`There is no ${id}, or no device ${name}.`);
  const { signingCode } = withdrawal;
  const address = device.addresses.evm;
  return { signingCode, address, decision, signature: signedBy(device, withdrawal, decision) };
}
const submit = (scene: Scene, input: object) => scene.stranger.call("submitMultisigSignature", input as never);
const cancel = (api: Api, id: string, verification: object = proof) =>
  api.call("cancelMultisigWithdrawal", { id, verification } as never, once());
const remove = (api: Api, id: string, verification: object = proof) =>
  api.call("delMultisigWallet", { id, verification } as never, once());
const addCoin = (api: Api, id: string, changes: object = {}) =>
  api.call(
    "createCoin",
    { id, coin: "USDT", network: "TRC20", signers: tronSigners, verification: proof, ...changes } as never,
    once(),
  );
const wrong = { fundPassword: "135790" };
const WRONG_PIN = "a wrong fund PIN";
const LOCKED = "five wrong fund PINs";
const NOT_VERIFIED = "somebody not verified (`fresh`)";
const NO_PIN = "somebody verified without a fund PIN (`cashier`)";
const UNKNOWN = "an unknown id, or somebody else's";
const noRate = (scene: Scene) => scene.act("market/rate", { coin: "ETH", hasRate: false });
const NO_RATE = "`actors/market/rate` with hasRate false, for what the wallet holds";
const close = (changes: object) => (scene: Scene) => {
  const { api, id } = funded(scene);
  scene.act("market/network", { ...eth, ...changes });
  return propose(api, id);
};
const ids = { id: "ms_1" };
const read = { ...page, ...ids, Coin: "ETH", Status: [1] };
const readUnknown = (
  operation:
    | "getMultisigWalletDetail"
    | "getBalance"
    | "getAddCoinLinkage"
    | "getMultisigRechargeList"
    | "getMultisigWithdrawalList",
) => recipe(UNKNOWN, (scene) => scene.as("verified").call(operation, none));
const valued = (operation: "getMultisigWalletDetail" | "getBalance") => ({
  40001: recipe("a currency there isn't", (scene: Scene) => {
    const { api, id } = funded(scene);
    return api.call(operation, { id, currency: "DOGE" });
  }),
  60006: readUnknown(operation),
  60012: recipe(NO_RATE, (scene: Scene) => {
    const { api, id } = funded(scene);
    noRate(scene);
    return api.call(operation, { id });
  }),
});

export const testing: ModuleTesting = {
  lives: [
    // Signed and confirmed; refused before any signature; dropped; one signature and two refusals; unsigned;
    // cancelled.
    (scene) => {
      const { id, walletId, input } = proposed(scene);
      submit(scene, input("Arjun Rao"));
      submit(scene, input("Tom Keller"));
      scene.pass(3_600_000);
      const again = () =>
        done(scene.as("verified"), "enterpriseWithdrawal", { ...to, id: walletId, verification: proof }, once()).id;
      const refused = again();
      for (const name of ["Arjun Rao", "Tom Keller"] as const)
        scene.act("signer/refuse", { id: refused, address: deviceAddress(name, "evm") });
      const dropped = again();
      for (const name of ["Arjun Rao", "Tom Keller"] as const)
        scene.act("signer/sign", { id: dropped, address: deviceAddress(name, "evm") });
      scene.act("chain/drop-multisig", { id: dropped });
      const split = again();
      submit(scene, inputOf(scene, split, "Arjun Rao"));
      submit(scene, inputOf(scene, split, "Tom Keller", "refuse"));
      submit(scene, inputOf(scene, split, "Sofia Brandt", "refuse"));
      again();
      scene.pass(73 * 3_600_000);
      const signedOnce = again();
      submit(scene, inputOf(scene, signedOnce, "Arjun Rao"));
      scene.pass(73 * 3_600_000);
      cancel(scene.as("verified"), again());
      const last = again();
      submit(scene, inputOf(scene, last, "Arjun Rao"));
      cancel(scene.as("verified"), last);
      if (id === last) throw new Error("Each is a withdrawal of its own.");
      // Awake devices sign and refuse automatically.
      for (const answer of ["signs", "refuses"]) {
        for (const device of names) scene.act("signer/answer", { device, answer });
        again();
        scene.pass(3_600_000);
      }
      const signing = again();
      submit(scene, inputOf(scene, signing, "Sofia Brandt"));
      scene.pass(3_600_000);
    },
  ],
  inputs: {
    getMultisigWallet: { ...page, currency: "EUR" },
    getLinkage: { coin: "USDT" },
    getAddCoinLinkage: ids,
    getMultisigWalletDetail: { ...ids, currency: "EUR" },
    delMultisigWallet: { ...ids, verification: proof },
    createWallet: wallet,
    createCoin: { ...ids, coin: "USDT", network: "TRC20", signers: tronSigners, verification: proof },
    getMultisigRechargeList: { ...read, Status: [12] },
    getMultisigWithdrawalList: read,
    getBalance: { ...ids, Coin: "ETH", currency: "EUR" },
    getMultisigWithdrawal: { signingCode: "sc_5d0b7f2e9a614c83" },
    enterpriseWithdrawal: { ...to, ...ids, remark: "November", verification: proof },
    submitMultisigSignature: {
      ...{ signingCode: "sc_5d0b7f2e9a614c83", address: evmSigners[0]?.address, decision: "sign" },
      signature: `0x${"1b".repeat(65)}`,
    },
    cancelMultisigWithdrawal: { id: "mw_1", verification: proof },
  },
  successes: {
    createWallet: (scene) => ({ api: scene.as("verified"), input: wallet }),
    ...Object.fromEntries(
      (
        [
          "getAddCoinLinkage",
          "getMultisigWalletDetail",
          "getMultisigRechargeList",
          "getMultisigWithdrawalList",
          "getBalance",
        ] as const
      ).map((operation) => [
        operation,
        (scene: Scene) => ({ api: scene.as("verified"), input: { id: funded(scene).id } }),
      ]),
    ),
    delMultisigWallet: (scene) => {
      const api = scene.as("verified");
      return { api, input: { id: done(api, "createWallet", wallet, once()).id, verification: proof } };
    },
    createCoin: (scene) => {
      const { api, id } = funded(scene);
      return { api, input: { id, coin: "USDT", network: "TRC20", signers: tronSigners, verification: proof } };
    },
    enterpriseWithdrawal: (scene) => {
      const { api, id } = funded(scene);
      return { api, input: { ...to, id, verification: proof } };
    },
    getMultisigWithdrawal: (scene) => {
      const { api, id } = proposed(scene);
      return { api, input: { id } };
    },
    submitMultisigSignature: (scene) => ({ api: scene.stranger, input: proposed(scene).input("Arjun Rao") }),
    cancelMultisigWithdrawal: (scene) => {
      const { api, id } = proposed(scene);
      return { api, input: { id, verification: proof } };
    },
  },
  recipes: {
    getMultisigWallet: {
      40001: recipe("a currency there isn't", (scene) =>
        scene.as("verified").call("getMultisigWallet", { currency: "DOGE" }),
      ),
      60012: recipe(NO_RATE, (scene) => {
        const { api } = funded(scene);
        noRate(scene);
        return api.call("getMultisigWallet");
      }),
    },
    getLinkage: {
      40001: recipe("a coin there isn't", (scene) => scene.as("verified").call("getLinkage", { coin: "DOGE" })),
    },
    getAddCoinLinkage: { 60006: readUnknown("getAddCoinLinkage") },
    getMultisigRechargeList: { 60006: readUnknown("getMultisigRechargeList") },
    getMultisigWithdrawalList: { 60006: readUnknown("getMultisigWithdrawalList") },
    getMultisigWalletDetail: valued("getMultisigWalletDetail"),
    getBalance: valued("getBalance"),
    createWallet: {
      40001: recipe("a coin there isn't", makeAs("verified", { coin: "DOGE" })),
      40018: recipe(
        "a signer's address with a wrong checksum, or of a script",
        makeAs("verified", {
          signers: [...evmSigners.slice(1), { address: `${evmSigners[0]?.address.slice(0, -1)}x`, label: null }],
        }),
      ),
      50002: recipe(WRONG_PIN, makeAs("verified", { verification: wrong })),
      50010: recipe(LOCKED, (scene) => {
        const api = scene.as("verified");
        five(() => make(api, { verification: wrong }));
        return make(api);
      }),
      60001: recipe("settings with depositAddressPool 0: the node has no address to give", (scene) => {
        scene.settings({ depositAddressPool: 0 });
        return make(scene.as("verified"));
      }),
      60013: recipe(NOT_VERIFIED, makeAs("fresh")),
      90002: recipe(NO_PIN, makeAs("cashier")),
    },
    createCoin: {
      40001: recipe("a coin there isn't", (scene) => addCoin(scene.as("verified"), funded(scene).id, { coin: "DOGE" })),
      40018: recipe("a signer's address of another network", (scene) =>
        addCoin(scene.as("verified"), funded(scene).id, { signers: evmSigners }),
      ),
      50002: recipe(WRONG_PIN, (scene) => addCoin(scene.as("verified"), funded(scene).id, { verification: wrong })),
      50010: recipe(LOCKED, (scene) => {
        const { api, id } = funded(scene);
        five(() => addCoin(api, id, { verification: wrong }));
        return addCoin(api, id);
      }),
      60001: recipe("settings with depositAddressPool 1: the node has no address to give", (scene) => {
        const { api, id } = funded(scene);
        scene.settings({ depositAddressPool: 1 });
        return addCoin(api, id);
      }),
      60003: recipe("a network with other addresses, and no signers for it", (scene) =>
        addCoin(scene.as("verified"), funded(scene).id, { signers: undefined }),
      ),
      60006: recipe(UNKNOWN, (scene) => addCoin(scene.as("verified"), "ms_NONE")),
      60012: recipe(NO_RATE, (scene) => {
        const { api, id } = funded(scene);
        noRate(scene);
        return addCoin(api, id);
      }),
      60013: recipe(NOT_VERIFIED, (scene) => addCoin(scene.as("fresh"), "ms_NONE")),
      60015: recipe("a coin the wallet has", (scene) =>
        addCoin(scene.as("verified"), funded(scene).id, { ...eth, signers: undefined }),
      ),
      90002: recipe(NO_PIN, (scene) => addCoin(scene.as("cashier"), "ms_NONE")),
    },
    delMultisigWallet: {
      50002: recipe(WRONG_PIN, (scene) => {
        const api = scene.as("verified");
        return remove(api, done(api, "createWallet", wallet, once()).id, wrong);
      }),
      50009: recipe("while a withdrawal is unfinished", (scene) => {
        const { api, walletId } = proposed(scene);
        return remove(api, walletId);
      }),
      50010: recipe(LOCKED, (scene) => {
        const api = scene.as("verified");
        const { id } = done(api, "createWallet", wallet, once());
        five(() => remove(api, id, wrong));
        return remove(api, id);
      }),
      60006: recipe(UNKNOWN, (scene) => remove(scene.as("verified"), "ms_NONE")),
      60015: recipe("while it holds something", (scene) => remove(scene.as("verified"), funded(scene).id)),
    },
    enterpriseWithdrawal: {
      40001: recipe("a coin there isn't", (scene) => propose(scene.as("verified"), funded(scene).id, { coin: "DOGE" })),
      40012: recipe("`actors/market/network` with withdrawEnabled false", close({ withdrawEnabled: false })),
      40013: recipe("less than the network's minimum", (scene) =>
        propose(scene.as("verified"), funded(scene).id, { amount: "0.001" }),
      ),
      40014: recipe("more than the network's maximum", (scene) =>
        propose(scene.as("verified"), funded(scene).id, { amount: "99999" }),
      ),
      40018: recipe("an address with a wrong checksum, or the wallet's own", (scene) =>
        propose(scene.as("verified"), funded(scene).id, { address: `${to.address.slice(0, -1)}x` }),
      ),
      50002: recipe(WRONG_PIN, (scene) => propose(scene.as("verified"), funded(scene).id, { verification: wrong })),
      50009: recipe("while one is unfinished", (scene) => {
        const { api, walletId } = proposed(scene);
        return propose(api, walletId);
      }),
      50010: recipe(LOCKED, (scene) => {
        const { api, id } = funded(scene);
        five(() => propose(api, id, { verification: wrong }));
        return propose(api, id);
      }),
      60006: recipe("an unknown wallet, or a coin it isn't made for", (scene) =>
        propose(scene.as("verified"), "ms_NONE"),
      ),
      60011: recipe("within 24 h of a security change", (scene) => {
        const api = scene.as("mei");
        scene.send(VerificationScene.unbind, {}, api);
        done(api, "unBindPhoneNumber", { verification: right });
        return propose(api, "ms_NONE");
      }),
      60013: recipe(NOT_VERIFIED, (scene) => propose(scene.as("fresh"), "ms_NONE")),
      60028: recipe("more than the wallet has available", (scene) =>
        propose(scene.as("verified"), funded(scene).id, { amount: "11" }),
      ),
      90002: recipe(NO_PIN, (scene) => propose(scene.as("cashier"), "ms_NONE")),
      90007: recipe("`actors/market/network` with atRisk true", close({ atRisk: true })),
    },
    getMultisigWithdrawal: {
      40008: recipe("an unknown id or code, or somebody else's id", (scene) =>
        scene.as("verified").call("getMultisigWithdrawal", { id: "mw_NONE" }),
      ),
    },
    submitMultisigSignature: {
      40008: recipe("an unknown code", (scene) =>
        submit(scene, { ...proposed(scene).input("Arjun Rao"), signingCode: "sc_0000000000000000" }),
      ),
      40018: recipe("an address that isn't a signer's on its network", (scene) =>
        submit(scene, { ...proposed(scene).input("Arjun Rao"), address: deviceAddress("Mei Lin", "evm") }),
      ),
      50002: recipe("a signature by another key, of another withdrawal or of the other decision", (scene) => {
        const { input } = proposed(scene);
        return submit(scene, { ...input("Arjun Rao"), signature: input("Tom Keller").signature });
      }),
      60015: recipe("once enough have signed, or one who decided otherwise", (scene) => {
        const { input } = proposed(scene);
        submit(scene, input("Arjun Rao"));
        submit(scene, input("Tom Keller"));
        return submit(scene, input("Sofia Brandt"));
      }),
    },
    cancelMultisigWithdrawal: {
      40008: recipe(UNKNOWN, (scene) => cancel(scene.as("verified"), "mw_NONE")),
      50002: recipe(WRONG_PIN, (scene) => {
        const { api, id } = proposed(scene);
        return cancel(api, id, wrong);
      }),
      50010: recipe(LOCKED, (scene) => {
        const { api, id } = proposed(scene);
        five(() => cancel(api, id, wrong));
        return cancel(api, id);
      }),
      60015: recipe("once enough have signed", (scene) => {
        const { api, id, input } = proposed(scene);
        submit(scene, input("Arjun Rao"));
        submit(scene, input("Tom Keller"));
        return cancel(api, id);
      }),
      60017: recipe("a second time", (scene) => {
        const { api, id } = proposed(scene);
        cancel(api, id);
        return cancel(api, id);
      }),
    },
  },
};
