import type { Scenario } from "./scenario.ts";

export const fullAddressPool: Scenario = {
  name: "full-address-pool",
  title: { en: "Full address pool", "zh-CN": "地址池已满" },
  about: {
    en: "No network has a deposit address left to give: who has none is refused with 40017; who has one keeps it.",
    "zh-CN": "各网络均无可分配的充值地址：尚无地址者返回 40017，已有地址者不受影响。",
  },
  apply: (world) => {
    world.settings = { ...world.settings, depositAddressPool: 0 };
  },
};
