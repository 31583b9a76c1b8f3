import type { WireInput } from "@coffer/sdk/contract";
import fc from "fast-check";
import { expect, test } from "vitest";
import { runs, seed } from "../../../../../.ci/property.ts";
import { rulesOf } from "../../testing/refusals.ts";
import { DAY, someone } from "../../testing/someone.ts";
import type { Event, EventType } from "./event.ts";
import { events } from "./event.ts";
import { noteEvent } from "./exports.ts";

type Input = Partial<WireInput<"getEventList">>;
const start = () => {
  const who = someone("fresh");
  const read = (input: Input = {}) => who.api.call("getEventList", input);
  const note = (type: EventType = "deposit.credited") => noteEvent(who.world, who.uid, type);
  const ids = () =>
    who.world
      .table(events)
      .all()
      .filter(({ uid }) => uid === who.uid)
      .map(({ id }) => id);
  return { ...who, read, note, ids };
};

test("reads each event exactly once by cursor, whatever happens meanwhile", () => {
  const step = fc.record({ arriving: fc.nat(9), most: fc.integer({ min: 1, max: 4 }), others: fc.nat(3) });
  const property = fc.property(
    fc.array(step, { maxLength: 15 }),
    fc.nat(8),
    fc.boolean(),
    (steps, before, narrowed) => {
      const { read, note, world, ids } = start();
      const known = ids().length;
      for (let each = 0; each < before; each++) note();
      const seen: string[] = [];
      const narrowing: Input = narrowed ? { Types: ["deposit.credited", "account.verified"] } : {};
      let Cursor: string | null = null;
      const follow = (MaxResultCount: number) => {
        const { result } = read({
          ...narrowing,
          Sorting: "time asc",
          MaxResultCount,
          ...(Cursor !== null && { Cursor }),
        });
        seen.push(...result.items.map(({ id }) => id));
        Cursor = result.nextCursor ?? result.latestCursor;
      };
      for (const { arriving, most, others } of steps) {
        for (let each = 0; each < arriving; each++) note(each % 2 ? "account.verified" : "deposit.credited");
        for (let each = 0; each < others; each++) noteEvent(world, "80412", "deposit.credited");
        world.clock.advance(1000);
        follow(most);
      }
      const all = ids().slice(narrowed ? known : 0);
      while (seen.length < all.length) follow(100);
      follow(100);
      expect(seen).toEqual(all);
    },
  );
  fc.assert(property, { numRuns: runs(200), seed });
});

test("returns the latest page, filtered by types and time, with the right count", () => {
  const { read, note, world } = start();
  const begins = world.clock.iso();
  note("account.verified");
  world.clock.advance(60_000);
  const middle = world.clock.iso();
  note();
  world.clock.advance(60_000);
  note("account.securityChanged");
  const typesOf = (input: Input) => read(input).result.items.map(({ type }) => type);
  expect(typesOf({ StartTime: begins })).toEqual(["account.securityChanged", "deposit.credited", "account.verified"]);
  expect(typesOf({ StartTime: middle, EndTime: world.clock.iso() })).toEqual(["deposit.credited"]);
  const some = read({ Types: ["account.verified", "account.securityChanged"], StartTime: begins, MaxResultCount: 1 });
  expect(some.result).toMatchObject({ totalCount: 2, items: [{ type: "account.securityChanged" }] });
  expect(typesOf({ Types: ["webhook.ping"] })).toEqual([]);
});

test("never shows another user's events", () => {
  const { read, note, sandbox } = start();
  note();
  expect(read().result.totalCount).toBe(1);
  expect(sandbox.as("cashier").call("getEventList", { Types: ["deposit.credited"] }).result.items).toEqual([]);
  expect(sandbox.stranger().call("getEventList").status).toBe(401);
});

test("keeps events 90 days and refuses a cursor that would skip some", () => {
  const { read, note, pass } = start();
  const Cursor = read({ Sorting: "time asc" }).result.latestCursor;
  pass(100 * DAY);
  expect(read({ Sorting: "time asc", Cursor }).status).toBe(200);
  note();
  pass(90 * DAY);
  expect(read({ Sorting: "time asc", Cursor }).result.items).toHaveLength(1);
  pass(1);
  expect(rulesOf(read({ Sorting: "time asc", Cursor }))).toEqual(["Cursor ended"]);
  expect(read().result).toMatchObject({ items: [], totalCount: 0 });
});

test("refuses a cursor from before a reset instead of waiting for ever", () => {
  const { read, note, sandbox } = start();
  for (let each = 0; each < 50; each++) note();
  const { latestCursor } = read().result;
  sandbox.stranger().control("POST", "reset");
  const again = sandbox.as("fresh").call("getEventList", { Sorting: "time asc", Cursor: latestCursor });
  expect(rulesOf(again)).toEqual(["Cursor ended"]);
});

test("reads a page at the same cost behind 100 000 events", () => {
  const { world, read } = start();
  const table = world.table(events);
  const fill = (until: number) => {
    while (table.size < until) noteEvent(world, "80500", table.size % 3 ? "deposit.credited" : "account.verified");
  };
  const looked = (input: Input) => {
    let count = 0;
    const { orderOf } = table;
    table.orderOf = (key) => {
      count += 1;
      return orderOf.call(table, key);
    };
    read(input);
    table.orderOf = orderOf;
    return count;
  };
  const asked: Input[] = [
    {},
    { Sorting: "time asc" },
    { Types: ["deposit.credited", "account.verified"], StartTime: world.clock.iso() },
  ];
  fill(1000);
  const few = asked.map(looked);
  fill(100_000);
  expect(asked.map(looked)).toEqual(few);
});

test("does not use the world's randomness for event ids", () => {
  const { world, note } = start();
  const before = world.random.state;
  note();
  expect(world.random.state).toEqual(before);
  const rows: Event[] = world.table(events).all();
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
});
