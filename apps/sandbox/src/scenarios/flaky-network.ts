import type { Scenario } from "./scenario.ts";

export const flakyNetwork: Scenario = {
  name: "flaky-network",
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
