import type { FaultRule } from "../../../engine/faults.ts";

export type PresetName = "slow" | "flaky" | "maintenance" | "lostReply" | "expired" | "offline";

/** What goes wrong most often with real ones. */
export const presets: Record<PresetName, FaultRule> = {
  slow: { latency: { lognormal: { median: 500, sigma: 0.8, max: 5000 } } },
  flaky: { probability: 0.1, kind: "status", value: 503 },
  maintenance: { kind: "code", value: 1 },
  lostReply: { operation: "applyTransactionOut", nth: 1, kind: "commitThenDrop" },
  expired: { nth: 1, kind: "expireToken" },
  offline: { kind: "timeout" },
};
