import { type OperationId, VerificationScene } from "@coffer/sdk/contract";
import { DEMO_PASSWORD, type PersonaName } from "../../../src/seed/personas.ts";
import type { Api } from "../../../src/testing/client.ts";
import { done, email, five, PASSWORD, PIN, phone, type Recipes, recipe, right, type Scene } from "../scene.ts";

const { resetPassword, bindEmail, bindPhone, unbind, security } = VerificationScene;
const mei = { emailAddress: "mei.lin@coffer.example" };
const meiByPhone = { countryCode: "+44", phoneNumber: "7700900123" };

type Change = { who: PersonaName | "phone"; input: object; scene: number; fresh?: [number, Record<string, unknown>] };
/** Each call that asks the owner for a proof: who may make it, with what, which code it takes, which one goes along. */
const changes = {
  bindPhoneNumber: { who: "verified", input: { ...phone, code: "000000" }, scene: security, fresh: [bindPhone, phone] },
  updatePhoneNumber: { who: "mei", input: { ...phone, code: "000000" }, scene: security, fresh: [bindPhone, phone] },
  unBindPhoneNumber: { who: "mei", input: {}, scene: unbind },
  bindEmailAddress: { who: "phone", input: { ...email, code: "000000" }, scene: security, fresh: [bindEmail, email] },
  updateEmailAddress: { who: "mei", input: { ...email, code: "000000" }, scene: security, fresh: [bindEmail, email] },
  unBindEmailAddress: { who: "mei", input: {}, scene: unbind },
  updatePassword: { who: "mei", input: { oldPassword: DEMO_PASSWORD, newPassword: PASSWORD }, scene: security },
  setFundPassword: { who: "fresh", input: { fundPassword: PIN }, scene: security },
  updateFundPassword: { who: "mei", input: { fundPassword: PIN }, scene: security },
  bindGoogleCode: { who: "verified", input: { googleCode: "000000" }, scene: security },
  unBindGoogleCode: { who: "mei", input: { googleCode: "000000" }, scene: security },
} as const satisfies Partial<Record<OperationId, Change>>;
type ChangeId = keyof typeof changes;

const meet =
  (id: ChangeId, change: object, proof: object = right) =>
  (scene: Scene) => {
    const { who, input, scene: codeScene, ...more }: Change = changes[id];
    const api = who === "phone" ? scene.registered("phone") : scene.as(who);
    if (more.fresh) scene.send(more.fresh[0], more.fresh[1]);
    scene.send(codeScene, {}, api);
    return api.call(id, { ...input, ...change, verification: proof });
  };

/** Wrong authenticator codes, or wrong PINs where none may be bound, until the proofs are locked. */
const locked = (id: ChangeId) => (scene: Scene) => {
  const { who, input }: Change = changes[id];
  const api = who === "phone" ? scene.registered("phone") : scene.as(who);
  if (id === "bindGoogleCode") wrongPins(scene, api);
  else {
    if (who !== "mei") scene.armed(api);
    const wrong = { ...right, googleCode: "111111" };
    const again = id === "unBindGoogleCode" ? { googleCode: "111111" } : {};
    five(() => api.call(id, { ...input, ...again, verification: wrong }));
  }
  return api.call(id, { ...input, verification: right });
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

const resetWays = {
  resetPasswordByEmailAddress: ["resetPasswordByEmailAddressVerification", mei],
  resetPasswordByPhoneNumber: ["resetPasswordByPhoneNumberVerification", meiByPhone],
} as const;
const resetting = (id: keyof typeof resetWays): Recipes => {
  const [verify, contact] = resetWays[id];
  const prove = (scene: Scene, code = "000000") => {
    scene.send(resetPassword, contact);
    return scene.stranger.call(verify, { ...contact, code });
  };
  const proven = (scene: Scene, between: (send: (changes?: object) => unknown) => unknown = () => {}) => {
    const { resetToken } = prove(scene).result;
    const send = (changes: object = {}) =>
      scene.stranger.call(id, { resetToken, password: PASSWORD, googleCode: "000000", ...changes });
    between(send);
    return send;
  };
  const disable = (scene: Scene) => scene.act("operator/disable", { name: "mei" });
  return {
    [verify]: {
      50002: recipe("a wrong code", (scene) => prove(scene, "111111")),
      60004: recipe("`actors/operator/disable`", (scene) => {
        disable(scene);
        return prove(scene);
      }),
      90005: recipe("the code 000009, or any 5 minutes later", (scene) => prove(scene, "000009")),
    },
    [id]: {
      50002: recipe("a wrong authenticator code", (scene) => proven(scene)({ googleCode: "111111" })),
      50010: recipe("five wrong authenticator codes", (scene) =>
        proven(scene, (send) => five(() => send({ googleCode: "111111" })))(),
      ),
      51091: recipe("a password of letters alone", (scene) => proven(scene)({ password: "harbourandpine" })),
      60004: recipe("`actors/operator/disable` between the two steps", (scene) =>
        proven(scene, () => disable(scene))(),
      ),
      90005: recipe("10 minutes after the first step", (scene) => proven(scene, () => scene.pass(600_000))()),
    },
  };
};

const ids = Object.keys(changes) as ChangeId[];
const all: Recipes = Object.fromEntries(ids.map((id) => [id, changing(id)]));
const taken = (id: ChangeId, contact: object) => recipe("a contact that has an account", meet(id, contact));

export const securityRecipes: Recipes = {
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
  ...resetting("resetPasswordByEmailAddress"),
  ...resetting("resetPasswordByPhoneNumber"),
};
