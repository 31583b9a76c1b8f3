import { VerificationScene } from "@coffer/sdk/contract";
import {
  done,
  email,
  five,
  type ModuleTesting,
  mei,
  meiByPhone,
  PASSWORD,
  phone,
  type Recipes,
  recipe,
  type Scene,
} from "../../../testing/scene.ts";

const reset = { resetToken: "rs_1", password: "Harbour-Pine-77", googleCode: "123456" };

const { register, resetPassword } = VerificationScene;
const signUpWays = {
  registerByEmailAddress: { contact: email, taken: mei, code: 51093, more: { accountType: 0 } },
  registerByPhoneNumber: { contact: phone, taken: meiByPhone, code: 51094, more: { accountType: 0 } },
  registerMerchant: {
    contact: email,
    taken: mei,
    code: 51093,
    more: { fullName: "Lantern Hill Limited", shortName: "Lantern Hill" },
  },
} as const;
const signUp = (id: keyof typeof signUpWays) => {
  const { contact, taken, code, more } = signUpWays[id];
  const tagged = "emailAddress" in contact ? { emailAddress: "me+sandbox-not-qualified@coffer.example" } : null;
  const tryWith = (scene: Scene, changes: object = {}) => {
    scene.send(register, contact);
    const input = { ...contact, ...more, code: "000000", password: PASSWORD, agreeTerms: true, ...changes };
    return scene.stranger.call(id, input);
  };
  return {
    50002: recipe("a wrong code", (scene) => tryWith(scene, { code: "111111" })),
    51091: recipe("a password of letters alone", (scene) => tryWith(scene, { password: "harbourandpine" })),
    [code]: recipe("a contact that has an account", (scene) => tryWith(scene, taken)),
    90005: recipe("the code 000009, or any 5 minutes later", (scene) => tryWith(scene, { code: "000009" })),
    90006: recipe("`+sandbox-not-qualified` in the e-mail address, +44 7700900904", (scene) =>
      tryWith(scene, tagged ?? { countryCode: "+44", phoneNumber: "7700900904" }),
    ),
  };
};
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

const readyToReset = (id: keyof typeof resetWays): ModuleTesting["successes"] => {
  const [verify, contact] = resetWays[id];
  const proving = (scene: Scene) => {
    scene.send(resetPassword, contact);
    return { api: scene.stranger, input: { ...contact, code: "000000" } };
  };
  return {
    [verify]: proving,
    [id]: (scene: Scene) => {
      const { api, input } = proving(scene);
      const { resetToken } = done(api, verify, input);
      return { api, input: { resetToken, password: PASSWORD, googleCode: "000000" } };
    },
  };
};

const newAccount = { code: "123456", password: PASSWORD, agreeTerms: true };

export const testing: ModuleTesting = {
  inputs: {
    registerByEmailAddress: { ...email, ...newAccount, accountType: 0, referralCode: "HARBOUR7", messagingAppId: "me" },
    registerByPhoneNumber: { ...phone, ...newAccount, accountType: 2 },
    registerMerchant: { ...email, ...newAccount, fullName: "Lantern Hill Limited", shortName: "Lantern Hill" },
    resetPasswordByEmailAddressVerification: { ...email, code: "123456" },
    resetPasswordByPhoneNumberVerification: { ...phone, code: "123456" },
    resetPasswordByEmailAddress: reset,
    resetPasswordByPhoneNumber: reset,
    setPricingCurrency: { currency: "EUR" },
  },
  successes: { ...readyToReset("resetPasswordByEmailAddress"), ...readyToReset("resetPasswordByPhoneNumber") },
  recipes: {
    registerByEmailAddress: signUp("registerByEmailAddress"),
    registerByPhoneNumber: signUp("registerByPhoneNumber"),
    registerMerchant: {
      ...signUp("registerMerchant"),
      51094: recipe("a phone that has an account", (scene) => {
        scene.send(register, phone);
        const names = signUpWays.registerMerchant.more;
        const input = { ...meiByPhone, ...names, code: "000000", password: PASSWORD, agreeTerms: true };
        return scene.stranger.call("registerMerchant", input);
      }),
    },
    ...resetting("resetPasswordByEmailAddress"),
    ...resetting("resetPasswordByPhoneNumber"),
    setPricingCurrency: {
      40001: recipe("a currency there isn't", (scene) =>
        scene.as("mei").call("setPricingCurrency", { currency: "ZZZ" }),
      ),
    },
  },
};
