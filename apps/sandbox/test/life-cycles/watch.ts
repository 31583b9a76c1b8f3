import type { LifeCycle } from "../../src/core/life-cycle.ts";
import { program } from "../../src/modules/program.ts";
import { type AnyTableSpec, Table } from "../../src/world/table.ts";
import { World } from "../../src/world/world.ts";

export type Step = { readonly life: LifeCycle; readonly from: unknown; readonly to: unknown };
type Row = Record<string, unknown>;

/** Reports every step of every record while the work runs. */
export function watchSteps(note: (step: Step) => void, work: () => void): void {
  const specs = new WeakMap<object, AnyTableSpec>();
  const table = World.prototype.table;
  World.prototype.table = function (this: World, spec: AnyTableSpec) {
    const found = table.call(this, spec as never);
    specs.set(found, spec);
    return found as never;
  } as typeof table;
  const update = Table.prototype.update;
  Table.prototype.update = function (this: Table<Row>, key, patch) {
    const before = this.get(key);
    const after: Row = update.call(this, key, patch);
    for (const life of program.lifeCycles) {
      const { table: kept, field = "" } = life.kept ?? {};
      const [from, to] = [before?.[field], after[field]];
      if (kept && kept.name === specs.get(this)?.name && from !== to) note({ life, from, to });
    }
    return after;
  } as typeof update;
  try {
    work();
  } finally {
    Object.assign(World.prototype, { table });
    Object.assign(Table.prototype, { update });
  }
}
