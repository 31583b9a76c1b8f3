import fc from "fast-check";
import { expect, test } from "vitest";
import { SharedMap } from "./shared-map.ts";

const step = fc.record({
  on: fc.nat({ max: 2 }),
  what: fc.constantFrom("set", "set", "delete", "fork"),
  key: fc.nat({ max: 12 }),
  value: fc.nat(),
});

/** Small ones are copied and large ones layered; both must be what a Map and its plain copies are. */
test.each([0, 3000])(
  "maps that began with %i rows and were forked now and then are as their copies would be",
  (rows) => {
    const filled = () => new Map(Array.from({ length: rows }, (_, at): [number, number] => [at + 5, at]));
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const maps = [new SharedMap(filled())];
        const models = [filled()];
        for (const { on, what, key, value } of steps) {
          const [map, model] = [maps[on], models[on]];
          if (!map || !model) continue;
          if (what === "set") {
            map.set(key, value);
            model.set(key, value);
          } else if (what === "delete") {
            map.delete(key);
            model.delete(key);
          } else if (maps.length < 3) {
            maps.push(map.fork());
            models.push(new Map(model));
          }
        }
        maps.forEach((map, at) => {
          expect([...map.entries()]).toEqual([...(models[at] ?? [])]);
          expect(map.size).toBe(models[at]?.size);
          for (let key = 0; key < 14; key++)
            expect([map.has(key), map.get(key)]).toEqual([models[at]?.has(key), models[at]?.get(key)]);
        });
      }),
      { numRuns: rows === 0 ? 300 : 60 },
    );
  },
);

test("deleting on the way is fine", () => {
  const map = new SharedMap(new Map(Array.from({ length: 3000 }, (_, at): [number, number] => [at, at]))).fork();
  for (const value of map.values()) if (value % 2 === 0) map.delete(value);
  expect([map.size, map.get(1), map.get(2)]).toEqual([1500, 1, undefined]);
});
