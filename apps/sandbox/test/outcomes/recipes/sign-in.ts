import { VerificationScene } from "@coffer/sdk/contract";
import { DEMO_PASSWORD, type PersonaName } from "../../../src/seed/personas.ts";
import { done, email, five, PASSWORD, phone, type Recipes, recipe, type Scene, type Told } from "../scene.ts";

const { register } = VerificationScene;
const mei = { emailAddress: "mei.lin@coffer.example" };
const meiByPhone = { countryCode: "+44", phoneNumber: "7700900123" };

const signInWays = { authenticateByEmailAddress: mei, authenticateByPhoneNumber: meiByPhone } as const;
const signIn = (id: keyof typeof signInWays) => {
  const enter = (scene: Scene, password: string = DEMO_PASSWORD) =>
    scene.stranger.call(id, { ...signInWays[id], password });
  return {
    50010: recipe("five wrong passwords, or `+sandbox-locked` in the contact", (scene) => {
      five(() => enter(scene, PASSWORD));
      return enter(scene);
    }),
    80001: recipe("`actors/operator/disable`, then sign in", (scene) => {
      scene.act("operator/disable", { name: "mei" });
      return enter(scene);
    }),
    90001: recipe("a wrong password", (scene) => enter(scene, PASSWORD)),
  };
};

/** Mei, whose password was right; the authenticator is asked for next. */
const halfway = (scene: Scene) => {
  const { verificationToken } = done(scene.stranger, "authenticateByEmailAddress", { ...mei, password: DEMO_PASSWORD });
  return (googleCode = "000000") => scene.stranger.call("securityVerification", { verificationToken, googleCode });
};

const refresh =
  (id: "refreshToken" | "refreshMerchantToken", name: PersonaName, action?: string) =>
  (scene: Scene): Told => {
    const { body } = scene.stranger.control("POST", "personas/sign-in", { name });
    const { accessToken, refreshToken } = body as Record<string, string>;
    if (action) scene.act(`operator/${action}`, { name: action === "suspend-merchant" ? "merchant" : name });
    return scene.stranger.call(id, { accessToken, refreshToken });
  };
const refreshing = (id: "refreshToken" | "refreshMerchantToken", name: PersonaName, other: PersonaName) => ({
  50001: recipe("an unknown refresh token, or one of another account type", refresh(id, other)),
  80001: recipe("`actors/operator/disable`", refresh(id, name, "disable")),
  80002: recipe("`actors/operator/sign-in-elsewhere`", refresh(id, name, "sign-in-elsewhere")),
});

export const signInRecipes: Recipes = {
  authenticateByEmailAddress: signIn("authenticateByEmailAddress"),
  authenticateByPhoneNumber: signIn("authenticateByPhoneNumber"),
  securityVerification: {
    50002: recipe("a wrong authenticator code", (scene) => halfway(scene)("111111")),
    50010: recipe("five wrong passwords elsewhere between the two steps", (scene) => {
      const finish = halfway(scene);
      five(() => scene.stranger.call("authenticateByEmailAddress", { ...mei, password: PASSWORD }));
      return finish();
    }),
    80001: recipe("`actors/operator/disable` between the two steps", (scene) => {
      const finish = halfway(scene);
      scene.act("operator/disable", { name: "mei" });
      return finish();
    }),
    90005: recipe("5 minutes after the password", (scene) => {
      const finish = halfway(scene);
      scene.pass(300_000);
      return finish();
    }),
  },
  refreshToken: refreshing("refreshToken", "mei", "merchant"),
  refreshMerchantToken: {
    ...refreshing("refreshMerchantToken", "merchant", "mei"),
    40003: recipe("`actors/operator/suspend-merchant`", refresh("refreshMerchantToken", "cashier", "suspend-merchant")),
  },
  sendVerificationCode: {
    51093: recipe("scene 0 (register) for an e-mail address that has an account", (scene) =>
      scene.stranger.call("sendVerificationCode", { scene: register, ...mei }),
    ),
    51094: recipe("scene 0 (register) for a phone that has an account", (scene) =>
      scene.stranger.call("sendVerificationCode", { scene: register, ...meiByPhone }),
    ),
  },
};

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
export const signUpRecipes: Recipes = {
  registerByEmailAddress: signUp("registerByEmailAddress"),
  registerByPhoneNumber: signUp("registerByPhoneNumber"),
  registerMerchant: signUp("registerMerchant"),
};
