import type { PersonaName } from "../modules/auth/user/personas.ts";
import type { Api } from "./client.ts";
import { image } from "./images.ts";
import { done, PIN, type Scene } from "./scene.ts";

// Mei's top-ups and payouts, prepared for a refusal.
export const verification = { fundPassword: PIN, googleCode: "000000" };
export const topUpInput = { channel: "fasterPayments", amount: "2000" };
export const topUp = (api: Api, changes: object = {}) => api.call("createTopUpOrder", { ...topUpInput, ...changes });
export const topUpAs =
  (name: PersonaName, changes: object = {}, before: (scene: Scene) => unknown = () => {}) =>
  (scene: Scene) => {
    before(scene);
    return topUp(scene.as(name), changes);
  };
export const channel = (direction: string, changes: object) => (scene: Scene) =>
  scene.act("bank/channel", { channel: direction === "topUp" ? "fasterPayments" : "ach", direction, ...changes });
export const upload = (api: Api, purpose = "paymentVoucher") =>
  done(api, "uploadImage", { file: image(), purpose }).fileId;

/** Creates Mei's top-up and the actions on it. */
export const waiting = (scene: Scene) => {
  const api = scene.as("mei");
  return { api, id: done(api, "createTopUpOrder", topUpInput).id };
};
export const paid = (scene: Scene) => {
  const order = waiting(scene);
  done(order.api, "confirmCashTopUpPayment", { id: order.id });
  return order;
};
export const credited = (scene: Scene) => {
  const order = paid(scene);
  scene.act("bank/match", { id: order.id });
  scene.act("bank/credit", { id: order.id });
  return order;
};
export const cancelled = (scene: Scene) => {
  const order = waiting(scene);
  done(order.api, "cancelCashTopUpOrder", { id: order.id });
  return order;
};
export const overdue = (scene: Scene) => {
  const { id } = waiting(scene);
  scene.pass(25 * 3_600_000);
  return { api: scene.as("mei"), id };
};
export const sentBack = (scene: Scene) => {
  const order = paid(scene);
  scene.act("bank/return", { id: order.id });
  return order;
};
export const payees = {
  createCashWithdrawOrder: (api: Api) => ({
    beneficiaryId: done(api, "getBeneficiaryPage", { channel: "ach" }).items[0]?.id,
  }),
  createWithdrawOrder: (api: Api) => ({
    bankAccountId: done(api, "getCashBankAccountList", { currency: "USD" })[0]?.id,
  }),
};
export type PayingOut = keyof typeof payees;
export const payOut = (id: PayingOut, api: Api, changes: object = {}) =>
  api.call(id, { ...payees[id](api), amount: "100", verification, ...changes });
/** The caller has no saved payee: faults of the caller are reported before faults of the payee. */
export const payOutOf = (id: PayingOut, api: Api) =>
  api.call(id, { beneficiaryId: "bf_NONE", bankAccountId: "ba_NONE", amount: "100", verification, ...only(id) });
const only = (id: PayingOut) =>
  id === "createWithdrawOrder" ? { beneficiaryId: undefined } : { bankAccountId: undefined };
/** Creates a payout for which the bank requests documents. */
export const papersAsked = (scene: Scene, api = scene.as("mei")) => {
  const { id } = payOut("createCashWithdrawOrder", api).result;
  scene.act("bank/ask-papers", { id });
  return { api, id };
};
