import type { lifeCycles } from "@coffer/sdk/contract";
import type { AnyTableSpec } from "../world/table.ts";

type Status = number | string;
/**
 * A transition of a record. `by` names its cause: an operation, `actor:<name>/<action>`, `review:<queue>` or
 * `clock:<due task>`; `clock:` alone where the passing time changes the status without a task.
 */
export type Move<State extends Status = Status> = {
  readonly from: readonly State[];
  readonly to: State;
  readonly by: readonly string[];
};

/** What a module's records go through. The module moves them by this very table, and a test holds it to the contract's. */
export type LifeCycle<State extends Status = Status> = {
  /** The status in the contract. */
  readonly status: keyof typeof lifeCycles;
  /** The table and field that store the status; null where it is derived on each read. */
  readonly kept: { readonly table: AnyTableSpec; readonly field: string } | null;
  readonly start: readonly State[];
  readonly moves: readonly Move<State>[];
  /** States of the contract that no record of the sandbox reaches, with the reason. */
  readonly without?: Readonly<Record<string, string>>;
};

export const allows = <State extends Status>({ moves }: Pick<LifeCycle<State>, "moves">, from: State, to: State) =>
  moves.some((move) => move.to === to && move.from.includes(from));
