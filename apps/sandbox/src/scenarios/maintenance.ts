import type { Scenario } from "./scenario.ts";

export const maintenance: Scenario = {
  name: "maintenance",
  title: { en: "Maintenance", "zh-CN": "系统维护" },
  about: {
    en: "Every call answers 503 with code 1, as while the product is being maintained. It is a fault rule: remove it to go on.",
    "zh-CN": "所有调用均返回 503 与错误码 1，如同产品维护期间。以故障规则实现，移除规则即恢复。",
  },
  apply: () => {},
  faults: [{ kind: "code", value: 1 }],
};
