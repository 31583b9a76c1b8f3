import { type OperationId, VerificationScene } from "@coffer/sdk/contract";
import type { Api } from "../../testing/client.ts";
import {
  done,
  email,
  five,
  type ModuleTesting,
  mei,
  meiByPhone,
  PASSWORD,
  PIN,
  page,
  phone,
  type Recipes,
  recipe,
  right,
  type Scene,
} from "../../testing/scene.ts";
import { DEMO_FUND_PIN, DEMO_PASSWORD, type PersonaName } from "../auth/user/exports.ts";

const proof = { code: "123456", googleCode: "123456", fundPassword: "135790" };

const { bindEmail, bindPhone, unbind, security } = VerificationScene;
type Change = {
  who: PersonaName | "phone";
  input: object;
  scene: number;
  fresh?: [number, Record<string, unknown>];
  /** The further proof besides the codes. */
  also?: object;
};
/** Each call with an owner's proof: its caller, its input, its code's scene, and the second code. */
const changes = {
  bindPhoneNumber: {
    who: "verified",
    input: { ...phone, code: "000000" },
    scene: security,
    fresh: [bindPhone, phone],
  },
  updatePhoneNumber: {
    who: "mei",
    input: { ...phone, code: "000000" },
    scene: security,
    fresh: [bindPhone, phone],
  },
  unBindPhoneNumber: { who: "mei", input: {}, scene: unbind },
  bindEmailAddress: {
    who: "phone",
    input: { ...email, code: "000000" },
    scene: security,
    fresh: [bindEmail, email],
  },
  updateEmailAddress: {
    who: "mei",
    input: { ...email, code: "000000" },
    scene: security,
    fresh: [bindEmail, email],
  },
  unBindEmailAddress: { who: "mei", input: {}, scene: unbind },
  updatePassword: { who: "mei", input: { oldPassword: DEMO_PASSWORD, newPassword: PASSWORD }, scene: security },
  setFundPassword: { who: "fresh", input: { fundPassword: PIN }, scene: security },
  updateFundPassword: {
    who: "mei",
    input: { fundPassword: PIN },
    scene: security,
    also: { fundPassword: DEMO_FUND_PIN },
  },
  bindGoogleCode: { who: "verified", input: { googleCode: "000000" }, scene: security },
  unBindGoogleCode: { who: "mei", input: { googleCode: "000000" }, scene: security },
} as const satisfies Partial<Record<OperationId, Change>>;
type ChangeId = keyof typeof changes;

const readyWith = (proof: object) => (id: ChangeId) => (scene: Scene) => {
  const { who, input, scene: codeScene, ...more }: Change = changes[id];
  const api = who === "phone" ? scene.registered("phone") : scene.as(who);
  if (more.fresh) scene.send(more.fresh[0], more.fresh[1]);
  scene.send(codeScene, {}, api);
  return { api, input: { ...input, verification: { ...proof, ...more.also } } };
};
const ready = readyWith(right);
const meet =
  (id: ChangeId, change: object, proof: object = right) =>
  (scene: Scene) => {
    const { api, input } = readyWith(proof)(id)(scene);
    return api.call(id, { ...input, ...change });
  };

/** Sends wrong authenticator codes, or wrong PINs if none can be bound, until the proofs are locked. */
const locked = (id: ChangeId) => (scene: Scene) => {
  const { who, input, also }: Change = changes[id];
  const api = who === "phone" ? scene.registered("phone") : scene.as(who);
  if (id === "bindGoogleCode") wrongPins(scene, api);
  else {
    if (who !== "mei") scene.armed(api);
    const wrong = { ...right, googleCode: "111111", ...also };
    const again = id === "unBindGoogleCode" ? { googleCode: "111111" } : {};
    five(() => api.call(id, { ...input, ...again, verification: wrong }));
  }
  return api.call(id, { ...input, verification: { ...right, ...also } });
};

function wrongPins(scene: Scene, api: Api): void {
  const to = { coin: "USDT", network: "TRC20", address: "TQ5nrDk2hVw8yPzXb41mC9sLqEezxuLApv", amount: "100" };
  const { rid } = done(api, "applyTransactionOut", to);
  scene.send(VerificationScene.withdraw, {}, api);
  const verification = { fundPassword: "135790", code: "000000" };
  five(() => api.call("confirmTransactionOut", { rid, verification }));
}

const changing = (id: ChangeId) => ({
  50002: recipe("a wrong code", meet(id, {}, { ...right, code: "111111" })),
  50010: recipe("five wrong PINs or authenticator codes before", locked(id)),
  90005: recipe("the code 000009, or any 5 minutes later", meet(id, {}, { ...right, code: "000009" })),
});

const ids = Object.keys(changes) as ChangeId[];
const all: Recipes = Object.fromEntries(ids.map((id) => [id, changing(id)]));
const taken = (id: ChangeId, contact: object) => recipe("a contact that has an account", meet(id, contact));

export const testing: ModuleTesting = {
  inputs: {
    updatePassword: { oldPassword: "Coffer-demo-2026", newPassword: "Harbour-Pine-77", verification: proof },
    setFundPassword: { fundPassword: "135790", verification: proof },
    updateFundPassword: { fundPassword: "135790", verification: proof },
    bindGoogleCode: { googleCode: "123456", verification: proof },
    unBindGoogleCode: { googleCode: "123456", verification: proof },
    bindEmailAddress: { ...email, code: "123456", verification: proof },
    updateEmailAddress: { ...email, code: "123456", verification: proof },
    unBindEmailAddress: { verification: proof },
    bindPhoneNumber: { ...phone, code: "123456", verification: proof },
    updatePhoneNumber: { ...phone, code: "123456", verification: proof },
    unBindPhoneNumber: { verification: proof },
    getSafeOperationHistory: { ...page, Operation: [6, 7] },
  },
  successes: {
    ...Object.fromEntries(ids.map((id) => [id, ready(id)])),
    bindGoogleCode: (scene) => {
      const { api, input } = ready("bindGoogleCode")(scene);
      done(api, "getGoogleBindInfo");
      return { api, input };
    },
  },
  recipes: {
    ...all,
    bindPhoneNumber: { ...all.bindPhoneNumber, 51094: taken("bindPhoneNumber", meiByPhone) },
    updatePhoneNumber: { ...all.updatePhoneNumber, 51094: taken("updatePhoneNumber", meiByPhone) },
    bindEmailAddress: { ...all.bindEmailAddress, 51093: taken("bindEmailAddress", mei) },
    updateEmailAddress: { ...all.updateEmailAddress, 51093: taken("updateEmailAddress", mei) },
    updatePassword: {
      ...all.updatePassword,
      51091: recipe("a new password of letters alone", meet("updatePassword", { newPassword: "harbourandpine" })),
      90001: recipe("a wrong old password", meet("updatePassword", { oldPassword: PASSWORD })),
    },
    updateFundPassword: {
      ...all.updateFundPassword,
      90002: recipe("somebody without a fund PIN (`fresh`)", (scene) =>
        scene.as("fresh").call("updateFundPassword", { fundPassword: PIN, verification: right }),
      ),
    },
  },
};
