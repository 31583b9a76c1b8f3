import type { Scenario } from "../../../core/scenario.ts";

export const flakyNetwork: Scenario = {
  name: "flaky-network",
  topic: "faults",
  title: { en: "Flaky network", "zh-CN": "网络不稳定" },
  about: {
    en: "Replies take a second or more, some get lost after the work was done, some are 503. Chance is seeded: a run can be repeated.",
    "zh-CN": "响应延迟一秒以上，部分在处理完成后丢失，部分返回 503。随机性由种子决定，可重复。",
  },
  apply: () => {},
  faults: [
    { probability: 0.1, kind: "status", value: 503 },
    { probability: 0.05, kind: "commitThenDrop" },
    { probability: 0.05, kind: "reset" },
    { latency: { lognormal: { median: 900, sigma: 0.6, max: 8000 } } },
  ],
};

export const maintenance: Scenario = {
  name: "maintenance",
  topic: "faults",
  title: { en: "Maintenance", "zh-CN": "系统维护" },
  about: {
    en: "Every call answers 503 with code 1, as while the product is being maintained. It is a fault rule: remove it to go on.",
    "zh-CN": "所有调用均返回 503 与错误码 1，如同产品维护期间。以故障规则实现，移除规则即恢复。",
  },
  apply: () => {},
  faults: [{ kind: "code", value: 1 }],
};
