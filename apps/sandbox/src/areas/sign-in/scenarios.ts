import type { Scenario } from "../../area/scenario.ts";

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
