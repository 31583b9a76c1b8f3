import { ExchangeStatus } from "@coffer/sdk/contract";
import { allows, type LifeCycle } from "../../../core/life-cycle.ts";
import { refuse } from "../../../core/refusal.ts";
import type { AnyTableSpec } from "../../../world/table.ts";

const { inProgress, complete, failure } = ExchangeStatus;

/** For conversions and the desk's orders, each with its own tasks, actions and operations. */
export const exchangeLife = (
  table: AnyTableSpec,
  by: { complete: readonly string[]; failure: readonly string[] },
): LifeCycle<ExchangeStatus> => ({
  status: "ExchangeStatus",
  kept: { table, field: "status" },
  start: [inProgress],
  moves: [
    { from: [inProgress], to: complete, by: by.complete },
    { from: [inProgress], to: failure, by: by.failure },
  ],
});

/** @throws 60015 if the step isn't allowed from the current status */
export function checkMove(life: LifeCycle<ExchangeStatus>, from: ExchangeStatus, to: ExchangeStatus): void {
  if (!allows(life, from, to)) throw refuse("orderStatusError");
}
