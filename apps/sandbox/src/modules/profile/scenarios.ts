import { VerificationScene } from "@coffer/sdk/contract";
import { HOUR, type Scenario } from "../../core/scenario.ts";
import { DEMO_FUND_PIN } from "../auth/user/exports.ts";
import { persona } from "../scenarios/story/exports.ts";

export const blockedAfterChange: Scenario = {
  name: "blocked-after-change",
  topic: "refusals",
  title: { en: "Blocked after a change", "zh-CN": "安全变更后限制" },
  about: {
    en: "Mei renewed her fund PIN an hour ago (to the same one): her withdrawals wait for 23 more hours, 60011.",
    "zh-CN": "Mei 一小时前重设了资金密码（与原密码相同）：23 小时内不能提现，返回 60011。",
  },
  begins: 2 * HOUR,
  apply: (stage) => {
    const { world } = stage;
    const mei = persona(stage, "mei");
    world.clock.advance(HOUR);
    mei.call("sendVerificationCode", { scene: VerificationScene.security });
    const verification = { fundPassword: DEMO_FUND_PIN, code: mei.lastCode(), googleCode: mei.googleCode() };
    mei.call("updateFundPassword", { fundPassword: DEMO_FUND_PIN, fundPasswordKeyId: "", verification });
  },
};
