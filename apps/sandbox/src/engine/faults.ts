import type { OperationInfo } from "@coffer/sdk/contract";
import { Journal } from "../state/journal.ts";
import { Random, seedRandom } from "../world/random.ts";
import { drawLatency, type Latency } from "./latency.ts";

/**
 * What goes wrong. `timeout` never answers; `expireToken` ends the caller's access token, so that a refresh is needed;
 * `commitThenDrop` does the work and loses the reply.
 */
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
] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

export type FaultRule = {
  /** A call matches when every field that is given does; a rule without fields matches every call. */
  readonly operation?: string;
  readonly group?: string;
  /** Each service is a host of its own: base, merchant, multisig, content. */
  readonly service?: string;
  /** Only the nth matching call, from 1. */
  readonly nth?: number;
  /** Otherwise each matching call with this probability, drawn from the plan's seed. */
  readonly probability?: number;
  readonly kind?: FaultKind;
  /** The status, the code, or the milliseconds between the bytes of a drip. */
  readonly value?: number;
  /** Real milliseconds before the reply. */
  readonly latency?: Latency;
};
export type FaultPlan = { readonly seed: string; readonly rules: readonly FaultRule[] };

/** What a fault plan does to one call. `rules` are the indexes of the rules that applied. */
export type Fault = {
  readonly rules: readonly number[];
  readonly kind?: FaultKind;
  readonly value?: number;
  readonly latency?: number;
};

/** A fault plan with its counters. Its randomness is its own, so that faults don't change what happens in a world. */
export class Faults {
  readonly plan: FaultPlan;
  readonly #random: Random;
  readonly #seen: number[];

  constructor(plan: FaultPlan = { seed: "faults", rules: [] }) {
    this.plan = plan;
    this.#random = new Random(seedRandom(plan.seed), new Journal());
    this.#seen = plan.rules.map(() => 0);
  }

  /** Of the rules that apply to this call: the first with a latency, and the first with a fault. */
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

  /** Counts and draws for every rule that matches, whether or not an earlier one applied: rules don't influence each other. */
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
