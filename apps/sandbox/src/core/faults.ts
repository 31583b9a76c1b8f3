import type { OperationInfo } from "@coffer/sdk/contract";
import type { components } from "../gen/control.ts";
import { Journal } from "../state/journal.ts";
import { Random, seedRandom } from "../world/random.ts";
import { drawLatency } from "./latency.ts";

type Schemas = components["schemas"];
export type FaultKind = Schemas["FaultKind"];
export const FAULT_KINDS = [
  "status",
  "code",
  "timeout",
  "empty",
  "malformed",
  "reset",
  "drip",
  "expireToken",
  "commitThenDrop",
] as const satisfies readonly FaultKind[];
export type FaultRule = Schemas["FaultRule"];
export type FaultPlan = Schemas["FaultPlan"];

/** The effect of a fault plan on one call. `rules` are the indexes of the rules that applied. */
export type Fault = {
  readonly rules: readonly number[];
  readonly kind?: FaultKind;
  readonly value?: number;
  readonly latency?: number;
};

/** A fault plan with its counters. It has its own randomness, so faults don't change a world's draws. */
export class Faults {
  readonly plan: FaultPlan;
  readonly #random: Random;
  readonly #seen: number[];

  constructor(plan: FaultPlan = { seed: "faults", rules: [] }) {
    this.plan = plan;
    this.#random = new Random(seedRandom(plan.seed), new Journal());
    this.#seen = plan.rules.map(() => 0);
  }

  /** Returns the first latency and the first fault of the rules that apply to this call. */
  next(operation: OperationInfo): Fault | null {
    if (this.plan.rules.length === 0) return null;
    const applying = [...this.plan.rules.entries()].filter(([index, rule]) => this.#applies(index, rule, operation));
    const late = applying.find(([, { latency }]) => latency !== undefined);
    const broken = applying.find(([, { kind }]) => kind !== undefined);
    if (!late && !broken) return null;
    const { kind, value } = broken?.[1] ?? {};
    const latency = late?.[1].latency;
    return {
      rules: [...new Set([late, broken].flatMap((each) => (each ? [each[0]] : [])))].sort((a, b) => a - b),
      ...(kind && { kind }),
      ...(value !== undefined && { value }),
      ...(latency !== undefined && { latency: drawLatency(latency, this.#random) }),
    };
  }

  /** Counts and draws for every matching rule, so that rules don't influence each other. */
  #applies(index: number, rule: FaultRule, operation: OperationInfo): boolean {
    if (!fits(rule, operation)) return false;
    const count = (this.#seen[index] ?? 0) + 1;
    this.#seen[index] = count;
    if (rule.nth !== undefined) return rule.nth === count;
    return rule.probability === undefined || this.#random.below(1_000_000) < rule.probability * 1_000_000;
  }
}

const fits = (rule: FaultRule, operation: OperationInfo) =>
  (rule.operation ?? operation.operationId) === operation.operationId &&
  (rule.group ?? operation.group) === operation.group &&
  (rule.service ?? operation.service) === operation.service;
