import type { OperationInfo } from "@coffer/sdk/contract";
import { Journal } from "../world/journal.ts";
import { Random, seedRandom } from "../world/random.ts";

/** What goes wrong. `commitThenDrop` does the work and loses the reply; `expireToken` ends the caller's access token. */
export const FAULT_KINDS = [
  "status",
  "code",
  "empty",
  "malformed",
  "reset",
  "drip",
  "hang",
  "expireToken",
  "commitThenDrop",
] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

export type FaultRule = {
  /** All that are given must fit; none fits every call. */
  readonly operation?: string;
  readonly group?: string;
  readonly service?: string;
  /** Only the nth fitting call, from 1. */
  readonly nth?: number;
  /** Else each fitting call with this chance, drawn from the plan's seed. */
  readonly probability?: number;
  readonly kind?: FaultKind;
  /** For `status` and `code`. */
  readonly value?: number;
  /** Milliseconds of real time before the reply. */
  readonly latency?: number;
};
export type FaultPlan = { readonly seed: string; readonly rules: readonly FaultRule[] };

/** A plan with its counters. It has its own chance, so that faults don't change what a world does. */
export class Faults {
  readonly plan: FaultPlan;
  readonly #random: Random;
  readonly #seen: number[];

  constructor(plan: FaultPlan = { seed: "faults", rules: [] }) {
    this.plan = plan;
    this.#random = new Random(seedRandom(plan.seed), new Journal());
    this.#seen = plan.rules.map(() => 0);
  }

  /** The first rule that hits this call. */
  next(operation: OperationInfo): FaultRule | null {
    let hit: FaultRule | null = null;
    this.plan.rules.forEach((rule, index) => {
      if (!fits(rule, operation)) return;
      const count = (this.#seen[index] ?? 0) + 1;
      this.#seen[index] = count;
      const strikes =
        rule.nth !== undefined
          ? rule.nth === count
          : this.#random.below(1_000_000) < (rule.probability ?? 1) * 1_000_000;
      if (strikes) hit ??= rule;
    });
    return hit;
  }
}

const fits = (rule: FaultRule, operation: OperationInfo) =>
  (rule.operation ?? operation.operationId) === operation.operationId &&
  (rule.group ?? operation.group) === operation.group &&
  (rule.service ?? operation.service) === operation.service;
