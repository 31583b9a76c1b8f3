import * as contract from "@coffer/sdk/contract";
import type { LifeCycle } from "../../src/core/life-cycle.ts";

type Names = Readonly<Record<string, unknown>>;

/** Returns the contract's name of a state. */
export function nameOf({ status }: Pick<LifeCycle, "status">, value: unknown): string {
  if (typeof value === "string") return value;
  const names = (contract as unknown as Record<string, Names>)[status] ?? {};
  return Object.keys(names).find((name) => names[name] === value) ?? `unknown ${String(value)}`;
}

/** Returns every step of the sandbox's records, one for each party that takes it. */
export const steps = (life: LifeCycle) =>
  life.moves.flatMap(({ from, to, by }) =>
    from.flatMap((each) =>
      each === to ? [] : by.map((who) => ({ from: nameOf(life, each), to: nameOf(life, to), by: who })),
    ),
  );

export const titleOf = ({ status, kept }: LifeCycle) => (kept ? `${status} of ${kept.table.name}` : status);
