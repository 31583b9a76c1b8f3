import { VerificationScene } from "@coffer/sdk/contract";
import { DEMO_PASSWORD } from "../seed/personas.ts";
import { person } from "./person.ts";
import { MINUTE, type Scenario } from "./scenario.ts";

const emailAddress = "iris.newell@coffer.example";

export const freshUser: Scenario = {
  name: "fresh-user",
  title: { en: "Fresh user", "zh-CN": "新注册用户" },
  about: {
    en: `Iris Newell (${emailAddress}) signed up a minute ago: no identity, no PIN, no money, empty lists everywhere.`,
    "zh-CN": `Iris Newell（${emailAddress}）一分钟前刚注册：未认证、无资金密码、无资产，所有列表为空。`,
  },
  begins: MINUTE,
  apply: (world) => {
    const stranger = person(world, null);
    stranger.call("sendVerificationCode", { scene: VerificationScene.register, emailAddress });
    const code = stranger.lastCode(emailAddress);
    stranger.call("registerByEmailAddress", {
      ...{ emailAddress, code, accountType: 0, agreeTerms: true },
      ...{ password: DEMO_PASSWORD, passwordKeyId: "" },
    });
  },
};
