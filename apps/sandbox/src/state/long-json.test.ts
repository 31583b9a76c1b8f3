import fc from "fast-check";
import { expect, test } from "vitest";
import { canonical, hashOf, hashText } from "./hash.ts";
import { jsonPieces, LongReply } from "./long-json.ts";
import { atOnce, sorted } from "./time-slices.ts";

const rows = (count: number) => Array.from({ length: count }, (_, at) => ({ id: String(at), text: "x".repeat(90) }));

test("pieces join to what JSON.stringify gives, and hash as their canonical text", () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
      expect([...jsonPieces(value)].join("")).toBe(JSON.stringify(value));
      expect(atOnce(hashOf(value))).toBe(hashText(canonical(value)));
    }),
    { numRuns: 300 },
  );
});

test("no piece of a world's file is long", () => {
  const file = {
    version: 1,
    left: undefined,
    world: { tables: { many: rows(5000), few: rows(2) }, ledger: rows(3000) },
  };
  const pieces = [...new LongReply(file).pieces()];
  expect(pieces.join("")).toBe(JSON.stringify(file));
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(70_000);
});

test("what is sorted in time slices is sorted, equals in their order", () => {
  const compare = (a: { value: number }, b: { value: number }) => a.value - b.value;
  for (const length of [0, 1, 2047, 2048, 2049, 9000]) {
    const items = Array.from({ length }, (_, at) => ({ at, value: (at * 7919) % 997 }));
    expect(atOnce(sorted(items, compare))).toEqual(items.toSorted(compare));
  }
});
