import {
  done,
  five,
  type ModuleTesting,
  mei,
  meiByPhone,
  PASSWORD,
  page,
  recipe,
  type Scene,
  type Told,
} from "../../../testing/scene.ts";
import { DEMO_PASSWORD, type PersonaName } from "../user/exports.ts";

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

/** Mei's sign-in after the right password; the authenticator is next. */
const tokenOf = (scene: Scene) =>
  done(scene.stranger, "authenticateByEmailAddress", { ...mei, password: DEMO_PASSWORD }).verificationToken;
const halfway = (scene: Scene) => {
  const verificationToken = tokenOf(scene);
  return (googleCode = "000000") => scene.stranger.call("securityVerification", { verificationToken, googleCode });
};

const tokens = (name: PersonaName) => (scene: Scene) => {
  const { body } = scene.stranger.control("POST", "personas/sign-in", { name });
  const { accessToken, refreshToken } = body as Record<string, string>;
  return { api: scene.stranger, input: { accessToken, refreshToken } };
};
const refresh =
  (id: "refreshToken" | "refreshMerchantToken", name: PersonaName, action?: string) =>
  (scene: Scene): Told => {
    const { api, input } = tokens(name)(scene);
    if (action) scene.act(`operator/${action}`, { name: action === "suspend-merchant" ? "merchant" : name });
    return api.call(id, input);
  };
const refreshing = (id: "refreshToken" | "refreshMerchantToken", name: PersonaName, other: PersonaName) => ({
  50001: recipe("an unknown refresh token, or one of another account type", refresh(id, other)),
  50004: recipe("`actors/operator/close-sessions`", refresh(id, name, "close-sessions")),
  80001: recipe("`actors/operator/disable`", refresh(id, name, "disable")),
  80002: recipe("`actors/operator/sign-in-elsewhere`", refresh(id, name, "sign-in-elsewhere")),
});

/** A scanned code, and its owner's next action. */
function scanned(scene: Scene, answer?: "confirm" | "refuse", name: PersonaName = "mei") {
  const { id } = done(scene.stranger, "createQrCode", {});
  scene.act("phone/scan", { id, name });
  if (answer) scene.act(`phone/${answer}`, { id });
  return id;
}
const confirmed = (then: (scene: Scene) => void) => (scene: Scene) => {
  const id = scanned(scene, "confirm");
  then(scene);
  return scene.stranger.call("getQrCodeStatus", { id });
};

export const testing: ModuleTesting = {
  inputs: {
    createQrCode: { deviceName: "Firefox on Windows" },
    getQrCodeStatus: { id: "qr_1" },
    refreshQrCode: { id: "qr_1" },
    securityVerification: { verificationToken: "vt_1", googleCode: "123456" },
    refreshToken: { accessToken: "at_1", refreshToken: "rt_1" },
    refreshMerchantToken: { accessToken: "at_1", refreshToken: "rt_1" },
    getLoginHistory: { ...page, Result: [1, 2] },
    endSession: { id: "ses_1" },
  },
  successes: {
    getQrCodeStatus: (scene) => ({ api: scene.stranger, input: { id: scanned(scene, "confirm") } }),
    refreshQrCode: (scene) => ({ api: scene.stranger, input: { id: scanned(scene, "refuse") } }),
    authenticateByEmailAddress: (scene) => ({ api: scene.stranger, input: { ...mei, password: DEMO_PASSWORD } }),
    authenticateByPhoneNumber: (scene) => ({ api: scene.stranger, input: { ...meiByPhone, password: DEMO_PASSWORD } }),
    securityVerification: (scene) => ({
      api: scene.stranger,
      input: { verificationToken: tokenOf(scene), googleCode: "000000" },
    }),
    refreshToken: tokens("mei"),
    refreshMerchantToken: tokens("merchant"),
  },
  lives: [
    (scene) => {
      scanned(scene, "confirm");
      scanned(scene, "refuse");
      done(scene.stranger, "refreshQrCode", { id: scanned(scene) });
      const { id } = done(scene.stranger, "createQrCode", {});
      done(scene.stranger, "refreshQrCode", { id });
      scanned(scene);
      done(scene.stranger, "createQrCode", {});
      scene.pass(90_000);
    },
  ],
  recipes: {
    getQrCodeStatus: {
      50010: recipe(
        "five wrong passwords, then the phone confirms",
        confirmed((scene) => {
          five(() => scene.stranger.call("authenticateByEmailAddress", { ...mei, password: PASSWORD }));
        }),
      ),
      80001: recipe(
        "`actors/operator/disable`, then the phone confirms",
        confirmed((scene) => scene.act("operator/disable", { name: "mei" })),
      ),
      90005: recipe(
        "10 seconds after the phone confirmed; a code of more than 10 minutes ago",
        confirmed((scene) => scene.pass(10_000)),
      ),
    },
    refreshQrCode: {
      90005: recipe("a code that was confirmed, or of more than 10 minutes ago", (scene) =>
        scene.stranger.call("refreshQrCode", { id: scanned(scene, "confirm") }),
      ),
    },
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
      40003: recipe(
        "`actors/operator/suspend-merchant`",
        refresh("refreshMerchantToken", "cashier", "suspend-merchant"),
      ),
    },
  },
};
