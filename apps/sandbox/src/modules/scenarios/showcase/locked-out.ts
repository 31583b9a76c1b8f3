import { PtrBusinessType, VerificationScene } from "@coffer/sdk/contract";
import { MINUTE, type Scenario } from "../../../core/scenario.ts";
import { ATTEMPTS } from "../../profile/exports.ts";
import { ask, elsewhere, persona } from "../story/exports.ts";

const WRONG = "0".repeat(64);
const WRONG_PIN = "135790";

export const lockedOut: Scenario = {
  name: "locked-out",
  topic: "refusals",
  title: { en: "Locked out", "zh-CN": "账户锁定" },
  about: {
    en: "Five wrong passwords locked Mei's sign-in, five wrong PINs Vera's confirmations, each for two hours: 50010.",
    "zh-CN": "Mei 连续五次输错密码被锁定登录，Vera 连续五次输错资金密码被锁定验证，各两小时：返回 50010。",
  },
  begins: 5 * MINUTE,
  apply: (stage) => {
    const [mei, vera] = [persona(stage, "mei"), persona(stage, "verified")];
    const emailAddress = mei.user().emailAddress ?? "";
    const { rid } = ask(vera, elsewhere.TRC20, "50");
    vera.call("sendVerificationCode", { scene: VerificationScene.withdraw });
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const { t: ticket } = mei.call("pTR", { businessType: PtrBusinessType.signIn, key: emailAddress });
      mei.refused("authenticateByEmailAddress", { emailAddress, password: WRONG, passwordKeyId: "", ticket });
      const verification = { fundPassword: WRONG_PIN, code: vera.lastCode() };
      vera.refused("confirmTransactionOut", { rid, verification });
    }
  },
};
