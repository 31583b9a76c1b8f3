import fc from "fast-check";
import { expect, test } from "vitest";
import { Journal } from "../state/journal.ts";
import { defineTable, Table } from "./table.ts";

type Row = { id: string; owner: string; email: string | null; count: number };
const spec = defineTable<Row>("rows", {
  key: "id",
  unique: ["email"],
  indexes: ["owner"],
  lists: {
    of: ["owner", "email"],
    apart: ["email"],
    orders: { id: ({ id }) => Number(id), count: ({ count }) => count },
  },
  parts: { bs: ({ owner }) => owner === "b", all: () => true },
});
const row = (id: string, owner = "a", email: string | null = null): Row => ({ id, owner, email, count: 0 });

test("finds by key, by index in the order of insertion, and by unique field", () => {
  const table = new Table(spec, new Journal());
  for (const each of [row("2"), row("1", "a", "x@y"), row("3", "b")]) table.insert(each);
  expect(table.get("3")?.owner).toBe("b");
  expect(table.find("owner", "a").map(({ id }) => id)).toEqual(["2", "1"]);
  expect(table.one("email", "x@y")?.id).toBe("1");
  expect(table.one("email", null)).toBeUndefined();
  table.update("2", { owner: "b" });
  expect(table.find("owner", "b").map(({ id }) => id)).toEqual(["2", "3"]);
  table.delete("3");
  expect(table.find("owner", "b").map(({ id }) => id)).toEqual(["2"]);
});

test("lists an owner's rows in each order after any changes", () => {
  const table = new Table(spec, new Journal());
  const counts = (order: string, fits?: (row: Row) => boolean) =>
    table
      .runs("owner", "a", order, fits)
      .map((run) => Array.from({ length: run.length }, (_, at) => run.at(at)?.count));
  table.insert({ ...row("1"), count: 5 });
  table.insert({ ...row("2"), count: 3 });
  expect([counts("id"), counts("count")]).toEqual([[[5, 3]], [[3, 5]]]);
  table.insert({ ...row("3"), count: 4 });
  table.insert({ ...row("4", "b"), count: 1 });
  table.update("1", { email: "x@y" });
  expect([counts("id"), counts("count")]).toEqual([
    [[3, 4], [5]],
    [[3, 4], [5]],
  ]);
  expect(counts("count", ({ email }) => email === "x@y")).toEqual([[5]]);
  table.delete("1");
  expect(counts("count")).toEqual([[3, 4]]);
  expect(() => table.runs("count", 0, "id")).toThrow("aren't listed by count");
});

test("returns the matching rows of a part in the order of insertion, and the latest of many", () => {
  const table = new Table(spec, new Journal());
  for (const id of ["1", "2", "3", "4"]) table.insert(row(id, Number(id) % 2 ? "a" : "b"));
  const ids = (name: string, most?: number) => table.part(name, most).map(({ id }) => id);
  expect([ids("bs"), ids("all", 2), ids("all", 0)]).toEqual([["2", "4"], ["3", "4"], []]);
  table.update("3", { owner: "b" });
  table.update("2", { owner: "a" });
  table.delete("4");
  expect([ids("bs"), ids("all", 9)]).toEqual([["3"], ["1", "2", "3"]]);
  expect(() => table.part("cs")).toThrow("no part cs");
});

test("refuses a duplicate key, a duplicate unique value, an undeclared index and a missing row", () => {
  const table = new Table(spec, new Journal());
  table.insert(row("1", "a", "x@y"));
  expect(() => table.insert(row("1"))).toThrow("has 1 already");
  expect(() => table.insert(row("2", "a", "x@y"))).toThrow("another row with email");
  expect(() => table.find("count", 0)).toThrow("no index on count");
  expect(() => table.update("9", { count: 1 })).toThrow("has no 9");
  expect(table.size).toBe(1);
});

test("freezes rows and accepts only JSON", () => {
  const table = new Table(defineTable<{ id: string; more: unknown }>("loose", { key: "id" }), new Journal());
  const kept = table.insert({ id: "1", more: { deep: [1] } });
  expect(() => Object.assign(kept, { more: 2 })).toThrow(TypeError);
  expect(() => (kept.more as { deep: number[] }).deep.push(2)).toThrow(TypeError);
  for (const more of [1n, new Date(0), () => {}, undefined, new Map()])
    expect(() => table.insert({ id: "2", more })).toThrow("plain JSON");
});

const actions = fc.array(
  fc.record({
    what: fc.constantFrom("insert", "update", "delete"),
    id: fc.integer({ min: 0, max: 9 }).map(String),
    owner: fc.constantFrom("a", "b"),
    email: fc.option(fc.constantFrom("x@y", "z@y"), { nil: null }),
    count: fc.integer({ min: 0, max: 3 }),
  }),
  { maxLength: 40 },
);
type Action = typeof actions extends fc.Arbitrary<(infer Each)[]> ? Each : never;

function act(table: Table<Row>, { what, id, owner, email, count }: Action): void {
  try {
    if (what === "insert") table.insert({ ...row(id, owner, email), count });
    else if (what === "update") table.update(id, { owner, email, count });
    else table.delete(id);
  } catch {
    // Refused. The test checks that a refusal changes nothing.
  }
}
const listed = (table: Table<Row>, order: string) =>
  table
    .runs("owner", "a", order)
    .map((run) => Array.from({ length: run.length }, (_, at) => run.at(at)))
    .sort(([one], [other]) => String(one?.email).localeCompare(String(other?.email)));
/** Read on each call, so that the part is maintained from the first change on. */
function partOf(table: Table<Row>): Row[] {
  const rows = table.part("bs");
  expect(rows).toEqual(table.all().filter(({ owner }) => owner === "b"));
  return rows;
}
const photo = (table: Table<Row>) => ({
  byId: listed(table, "id"),
  byCount: listed(table, "count"),
  all: table.all(),
  bs: partOf(table),
  a: table.find("owner", "a"),
  b: table.find("owner", "b"),
  x: table.one("email", "x@y"),
  z: table.one("email", "z@y"),
});

test("restores rows, order and indexes after an undo", () => {
  fc.assert(
    fc.property(actions, actions, (first, undone) => {
      const journal = new Journal();
      const table = new Table(spec, journal);
      for (const action of first) act(table, action);
      const before = photo(table);
      const work = () =>
        journal.atomic(() => {
          for (const action of undone) act(table, action);
          throw new Error("undo");
        });
      expect(work).toThrow("undo");
      expect(photo(table)).toEqual(before);
      expect(photo(new Table(spec, journal, table.all()))).toEqual(before);
    }),
    { numRuns: 300 },
  );
});

test("shares rows with its fork and diverges independently", () => {
  fc.assert(
    fc.property(actions, actions, actions, (before, here, there) => {
      const make = (...lists: Action[][]) => {
        const table = new Table(spec, new Journal());
        for (const each of lists.flat()) act(table, each);
        return table;
      };
      const table = make(before);
      const fork = table.fork(new Journal());
      const again = fork.fork(new Journal());
      for (const each of here) act(table, each);
      for (const each of there) act(fork, each);
      expect(photo(table)).toEqual(photo(make(before, here)));
      expect(photo(fork)).toEqual(photo(make(before, there)));
      expect(photo(again)).toEqual(photo(make(before)));
    }),
    { numRuns: 200 },
  );
});
