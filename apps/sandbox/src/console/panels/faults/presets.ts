import type { FaultRule } from "../../../core/faults.ts";
import type { Words } from "../../words/words.ts";

/** Each has texts in both languages. */
export type PresetName = keyof Words["faults"]["preset"];

/** The most common faults of real backends. */
export const presets: Record<PresetName, FaultRule> = {
  slow: { latency: { lognormal: { median: 500, sigma: 0.8, max: 5000 } } },
  flaky: { probability: 0.1, kind: "status", value: 503 },
  maintenance: { kind: "code", value: 1 },
  lostReply: { operation: "applyTransactionOut", nth: 1, kind: "commitThenDrop" },
  expired: { nth: 1, kind: "expireToken" },
  offline: { kind: "timeout" },
};
