import fc from "fast-check";
import { expect, test } from "vitest";
import { runs, seed } from "../../../../../../.ci/property.ts";
import { moneyOf } from "../../../testing/money.ts";
import { readList, type Source } from "./list.ts";

type Row = { order: number; amount: number; kind: string };
type Input = Parameters<typeof readList>[1];
const reading = {
  by: { time: ({ order }: Row) => order, amount: ({ amount }: Row) => amount, kind: ({ kind }: Row) => kind },
  order: ({ order }: Row) => order,
};
/** The rows in a run per kind. */
const inRuns =
  (rows: readonly Row[]): Extract<Source<Row>, (field: string) => unknown> =>
  (field) => {
    const sorted = field === "time" ? rows : rows.toSorted((a, b) => (field === "amount" ? a.amount - b.amount : 0));
    return ["a", "b", "c"].map((kind) => sorted.filter((row) => row.kind === kind));
  };
const read = (rows: readonly Row[], input: Input, apart: boolean) =>
  readList(apart ? inRuns(rows) : rows, input, reading, ({ order }) => order);

const someRows = fc
  .array(fc.record({ amount: fc.integer({ min: 0, max: 5 }), kind: fc.constantFrom("a", "b", "c") }), { maxLength: 40 })
  .map((rows) => rows.map((row, order) => ({ ...row, order })));
const sortings = ["time desc", "time asc", "amount desc", "amount asc", "kind asc"];

test("reads by cursor every initial row once and in order, whatever arrives meanwhile", () => {
  const property = fc.property(
    someRows,
    fc.constantFrom(...sortings),
    fc.integer({ min: 1, max: 7 }),
    fc.boolean(),
    fc.integer({ min: 0, max: 3 }),
    (start, Sorting, MaxResultCount, apart, arriving) => {
      const whole = read(start, { Sorting, MaxResultCount: 100 }, false).items;
      const rows = [...start];
      const seen: number[] = [];
      let Cursor: string | null = null;
      do {
        const page: ReturnType<typeof read> = read(rows, { Sorting, MaxResultCount, Cursor }, apart);
        seen.push(...page.items);
        Cursor = page.nextCursor;
        // Bounded: in some orders new rows belong to the unread part.
        if (rows.length < start.length + 12)
          for (let each = 0; each < arriving; each++) rows.push({ order: rows.length, amount: 3, kind: "b" });
      } while (Cursor !== null);
      expect(seen.filter((order) => order < start.length)).toEqual(whole);
      expect(new Set(seen).size).toBe(seen.length);
    },
  );
  fc.assert(property, { numRuns: runs(2000), seed });
});

const MANY = 100_000;
const within = (from: number, to: number) => ({ ...reading, within: [from, to] as const });

test.each([
  ["the first of them", {}, reading],
  ["the oldest", { Sorting: "time asc" }, reading],
  ["the largest", { Sorting: "amount desc" }, reading],
  ["of a short time", {}, within(50_000, 50_100)],
  ["the largest of a short time", { Sorting: "amount desc" }, within(50_000, 50_100)],
  ["the largest of a long time", { Sorting: "amount desc" }, within(50_000, MANY)],
])("reads a page of %s and its successor at constant cost among 100 000 rows", (_what, input, how) => {
  let looked = 0;
  const rows = Array.from({ length: MANY }, (_each, order) => ({ order, amount: (order * 7919) % MANY, kind: "a" }));
  const runs: Record<string, readonly Row[]> = { time: rows, amount: rows.toSorted((a, b) => a.amount - b.amount) };
  const source: Source<Row> = (field) => [
    {
      length: MANY,
      at: (index) => {
        looked += 1;
        return runs[field]?.[index];
      },
    },
  ];
  const first = readList(source, input, how, ({ order }) => order);
  const second = readList(source, { ...input, Cursor: first.nextCursor }, how, ({ order }) => order);
  expect(new Set([...first.items, ...second.items]).size).toBe(40);
  expect(looked).toBeLessThan(1000);
  const all = readList(rows, { ...input, MaxResultCount: 40 }, how, ({ order }) => order);
  expect([first.totalCount, [...first.items, ...second.items]]).toEqual([all.totalCount, all.items]);
});

test.each([
  ["an offset beside it", { Cursor: "cursor", SkipCount: 1 }, "SkipCount", "conflict"],
  ["another order", { Cursor: "cursor", Sorting: "amount asc" }, "Cursor", "sorting"],
  ["what is none", { Cursor: "bm8" }, "Cursor", "cursor"],
])("refuses a cursor with %s", (_, input, field, rule) => {
  const rows = Array.from({ length: 30 }, (_each, order) => ({ order, amount: 1, kind: "a" }));
  const { nextCursor } = read(rows, {}, true);
  const asked = { ...input, Cursor: input.Cursor === "cursor" ? nextCursor : input.Cursor };
  expect(() => read(rows, asked, true)).toThrow(
    expect.objectContaining({ code: 400, validationErrors: [expect.objectContaining({ field, rule })] }),
  );
});

test("filters by several statuses, sorts and names the next page", () => {
  const { api, applied, cancel } = moneyOf("verified");
  for (const amount of ["30", "200", "100"]) cancel(applied({ amount }).id);
  applied({ amount: "150" });
  const list = (input: Record<string, unknown>) => api.call("getListByCoinTransactionOut", input).result;
  const all = list({ MaxResultCount: 100 });
  const statuses = [...new Set(all.items.map(({ status }) => status))].slice(0, 2);
  expect(statuses.length).toBe(2);
  const some = list({ Status: statuses, MaxResultCount: 100 }).items;
  expect(new Set(some.map(({ status }) => status))).toEqual(new Set(statuses));
  const falling = list({ Sorting: "amount desc", MaxResultCount: 100 }).items.map(({ amount }) => Number(amount));
  expect(falling).toEqual([...falling].sort((a, b) => b - a));
  const first = list({ MaxResultCount: 1 });
  expect(list({ MaxResultCount: 1, Cursor: first.nextCursor }).items[0]?.id).toBe(all.items[1]?.id);
});
