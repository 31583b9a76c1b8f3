import fc from "fast-check";
import { expect, test } from "vitest";
import { RowList } from "./row-list.ts";

const step = fc.record({
  on: fc.nat({ max: 2 }),
  what: fc.constantFrom("set", "set", "delete", "delete", "all", "fork"),
  order: fc.nat({ max: 90 }),
  value: fc.nat(),
});

test("behaves like sorted maps, forks included, and keeps handed-out lists unchanged", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
      const lists = [new RowList<{ value: number }>()];
      const models = [new Map<number, { value: number }>()];
      const told: [readonly object[], readonly object[]][] = [];
      for (let order = 0; order < 90; order++) {
        lists[0]?.set(order, { value: order });
        models[0]?.set(order, { value: order });
      }
      const rowsOf = (model: ReadonlyMap<number, { value: number }>) =>
        [...model].sort(([a], [b]) => a - b).map(([, row]) => row);
      for (const { on, what, order, value } of steps) {
        const [list, model] = [lists[on], models[on]];
        if (!list || !model) continue;
        if (what === "set") {
          list.set(order, { value });
          model.set(order, { value });
        } else if (what === "delete" && model.delete(order)) list.delete(order);
        else if (what === "all") told.push([list.all(), rowsOf(model)]);
        else if (what === "fork" && lists.length < 3) {
          lists.push(list.fork());
          models.push(new Map(model));
        }
      }
      for (const [at, list] of lists.entries()) expect(list.all()).toEqual(rowsOf(models[at] ?? new Map()));
      for (const [rows, then] of told) expect(rows).toEqual(then);
    }),
    { numRuns: 300 },
  );
});
