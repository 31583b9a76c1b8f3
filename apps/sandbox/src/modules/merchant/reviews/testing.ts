import { VerificationScene } from "@coffer/sdk/contract";
import { keyed } from "../../../testing/payment-orders.ts";
import {
  done,
  five,
  type ModuleTesting,
  PIN,
  page,
  recipe,
  right,
  type Scene,
  type Told,
} from "../../../testing/scene.ts";

const proof = { verification: { fundPassword: PIN } };
const bench = {
  merchantOrderNumber: "HP-1",
  subject: "Bench",
  fiatCurrency: "EUR",
  coin: "USDT",
  network: "TRC20",
  amount: "100",
};
const MINUTE = 60_000;

const order = (scene: Scene) => done(scene.as("merchant"), "createPaymentOrder", bench, keyed()).id;
/** Paid twice: an overpayment pending the merchant's approval. */
const over = (scene: Scene) => {
  const id = order(scene);
  scene.act("payer/pay-twice", { id });
  scene.pass(2 * MINUTE);
  return id;
};
const paid = (scene: Scene, hours = 0) => {
  const id = order(scene);
  scene.act("payer/pay", { id });
  scene.pass(2 * MINUTE + hours * 60 * MINUTE);
  return id;
};
const cancelled = (scene: Scene) => {
  const id = order(scene);
  done(scene.as("merchant"), "cancelPaymentOrder", { id });
  return id;
};
const pass = (scene: Scene, id: string, given: object = proof) =>
  scene.as("merchant").call("passPaymentOrder", { ids: [id], ...given }, keyed());
const reject = (scene: Scene, id: string) =>
  scene.as("merchant").call("rejectPaymentOrder", { id, reason: "No" }, keyed());
const wrong = { verification: { fundPassword: "135790" } };

const both = (decide: (scene: Scene, id: string) => Told) => ({
  40004: recipe("a cancelled payment order", (scene: Scene) => decide(scene, cancelled(scene))),
  40005: recipe("a paid one", (scene: Scene) => decide(scene, paid(scene))),
  40006: recipe("a settled one", (scene: Scene) => decide(scene, paid(scene, 6))),
  40007: recipe("an unknown id, or another merchant's", (scene: Scene) => decide(scene, "po_NONE")),
  40008: recipe("an unknown withdrawal", (scene: Scene) => decide(scene, "wd_NONE")),
  60015: recipe("one that awaits payment", (scene: Scene) => decide(scene, order(scene))),
});

export const testing: ModuleTesting = {
  lives: [
    // A cashier's transfers, approved and rejected by the merchant.
    (scene) => {
      const api = scene.as("cashier");
      scene.send(VerificationScene.security, {}, api);
      done(api, "setFundPassword", { fundPassword: PIN, verification: right });
      scene.act("chain/deposit", { coin: "USDT", network: "TRC20", name: "cashier", amount: "500" });
      scene.pass(60 * MINUTE);
      const to = { coin: "USDT", amount: "100", fromWallet: 0, toUid: "80413", verification: { fundPassword: PIN } };
      const send = () => done(scene.as("cashier"), "transfer", to, keyed()).id;
      pass(scene, send());
      reject(scene, send());
    },
  ],
  inputs: {
    getMerchantReviewList: { ...page, Kind: [0, 1], Keyword: "P2026" },
    passPaymentOrder: { ids: ["po_1"], ...proof },
    rejectPaymentOrder: { id: "po_1", reason: "Please pay at the counter" },
  },
  successes: {
    passPaymentOrder: (scene) => ({ api: scene.as("merchant"), input: { ids: [over(scene)], ...proof } }),
    rejectPaymentOrder: (scene) => ({ api: scene.as("merchant"), input: { id: over(scene) } }),
  },
  recipes: {
    passPaymentOrder: {
      ...both(pass),
      50002: recipe("a wrong fund PIN", (scene) => pass(scene, over(scene), wrong)),
      50010: recipe("five wrong fund PINs", (scene) => {
        const id = over(scene);
        five(() => pass(scene, id, wrong));
        return pass(scene, id, wrong);
      }),
      60008: recipe("an expired one", (scene) => {
        const id = order(scene);
        scene.pass(60 * MINUTE);
        return pass(scene, id);
      }),
      90002: recipe("a merchant without a fund PIN", (scene) =>
        scene.registered("merchant").call("passPaymentOrder", { ids: ["po_1"], ...proof }),
      ),
    },
    rejectPaymentOrder: both(reject),
  },
};
