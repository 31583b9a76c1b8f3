import { PtrBusinessType } from "@coffer/sdk/contract";
import { HOUR, type Scenario, type Stage } from "../../../core/scenario.ts";
import { derivePassword } from "../../../crypto/password.ts";
import { person, persona } from "../../scenarios/story/exports.ts";
import { DEMO_PASSWORD } from "../user/exports.ts";

export const stoppedAccount: Scenario = {
  name: "stopped-account",
  topic: "refusals",
  title: { en: "Stopped account", "zh-CN": "账户停用" },
  about: {
    en: "Vera's account (persona verified) was stopped by the operator: signing in is refused with 80001.",
    "zh-CN": "运营方已停用 Vera（角色 verified）的账户：登录返回 80001。",
  },
  apply: (stage) => {
    stage.act("operator", "disable", { name: "verified" });
  },
};

const base = "http://127.0.0.1:4010";
const laptop = { device: "Chrome · macOS", ip: "203.0.113.24", base };
const phone = { device: "Safari · iOS", ip: "203.0.113.81", base };
const elsewhere = { device: "Firefox · Windows", ip: "198.51.100.7", base };

/** Mei at the sign-in screen of one of the devices. */
function meiAt(stage: Stage, from: typeof laptop) {
  const mei = persona(stage, "mei");
  const somebody = person(stage, null, from);
  const emailAddress = mei.user().emailAddress ?? "";
  const attempt = (password: string) => {
    const { t: ticket, p: pepper } = somebody.call("pTR", { businessType: PtrBusinessType.signIn, key: emailAddress });
    return { emailAddress, password: derivePassword(password, pepper), passwordKeyId: "", ticket };
  };
  return {
    enter: () => {
      const { verificationToken } = somebody.call("authenticateByEmailAddress", attempt(DEMO_PASSWORD));
      somebody.call("securityVerification", {
        verificationToken: verificationToken ?? "",
        googleCode: mei.googleCode(),
      });
    },
    guess: () => somebody.refused("authenticateByEmailAddress", attempt("Harbour-Pine-77")),
  };
}

export const severalDevices: Scenario = {
  name: "several-devices",
  topic: "people",
  title: { en: "Several devices", "zh-CN": "多台设备登录" },
  about: {
    en: "Mei is signed in on a laptop and a phone; from Rotterdam somebody guessed her password twice, in vain.",
    "zh-CN": "Mei 已在笔记本电脑和手机上登录；有人在鹿特丹两次猜错她的密码。",
  },
  begins: 9 * HOUR,
  apply: (stage) => {
    const { clock } = stage.world;
    meiAt(stage, laptop).enter();
    clock.advance(4 * HOUR);
    const stranger = meiAt(stage, elsewhere);
    stranger.guess();
    stranger.guess();
    clock.advance(4 * HOUR);
    meiAt(stage, phone).enter();
  },
};
