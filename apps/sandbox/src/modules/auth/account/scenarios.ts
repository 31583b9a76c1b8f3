import { AccountType, VerificationScene } from "@coffer/sdk/contract";
import { MINUTE, type Scenario } from "../../../core/scenario.ts";
import { person } from "../../scenarios/story/exports.ts";
import { DEMO_PASSWORD } from "../user/exports.ts";

const emailAddress = "iris.newell@coffer.example";

export const freshUser: Scenario = {
  name: "fresh-user",
  topic: "people",
  title: { en: "Fresh user", "zh-CN": "新注册用户" },
  about: {
    en: `Iris Newell (${emailAddress}) signed up a minute ago: no identity, no PIN, no money, empty lists everywhere.`,
    "zh-CN": `Iris Newell（${emailAddress}）一分钟前刚注册：未认证、无资金密码、无资产，所有列表为空。`,
  },
  begins: MINUTE,
  apply: (stage) => {
    const stranger = person(stage, null);
    stranger.call("sendVerificationCode", { scene: VerificationScene.register, emailAddress });
    const code = stranger.lastCode(emailAddress);
    stranger.call("registerByEmailAddress", {
      ...{ emailAddress, code, accountType: AccountType.personal, agreeTerms: true },
      ...{ password: DEMO_PASSWORD, passwordKeyId: "" },
    });
  },
};
