import fc from "fast-check";
import { expect, test } from "vitest";
import { Journal } from "../state/journal.ts";
import { Clock, type Due } from "./clock.ts";

function newClock(perform: (due: Due, clock: Clock) => void = () => {}, mode: "frozen" | "live" = "frozen") {
  const done: Due[] = [];
  const clock: Clock = new Clock({ now: 1000, mode, offset: 0, seq: 0, queue: [] }, new Journal(), {
    perform: (due) => {
      done.push(due);
      perform(due, clock);
    },
    checkKind: () => {},
  });
  return { clock, done };
}

test("runs due tasks in order of time, then of scheduling, and no others", () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 900, max: 3000 }), { maxLength: 30 }),
      fc.integer({ min: 0, max: 2000 }),
      (moments, ms) => {
        const { clock, done } = newClock();
        moments.forEach((at, index) => {
          clock.schedule(at, "task", index);
        });
        clock.advance(ms);
        const expected = moments
          .map((at, index) => ({ at, index }))
          .filter(({ at }) => at <= 1000 + ms)
          .sort((a, b) => a.at - b.at || a.index - b.index);
        expect(done.map((due) => due.payload)).toEqual(expected.map(({ index }) => index));
        expect(clock.now()).toBe(1000 + ms);
        expect(clock.state.queue).toHaveLength(moments.length - expected.length);
      },
    ),
  );
});

test("runs a task at its own time, and the tasks it schedules in the same advance", () => {
  const seen: number[] = [];
  const { clock } = newClock((due, at) => {
    seen.push(at.now());
    if (due.kind === "again" && seen.length < 4) at.schedule(at.now() + 10, "again", null);
  });
  clock.schedule(1010, "again", null);
  clock.advanceTo(1035);
  expect(seen).toEqual([1010, 1020, 1030]);
  expect(clock.now()).toBe(1035);
});

test("never moves time backwards", () => {
  const { clock } = newClock();
  clock.advanceTo(500);
  expect(clock.now()).toBe(1000);
});

test("keeps a frozen clock still and lets a live one follow real time from its current time", () => {
  const { clock, done } = newClock();
  clock.schedule(6000, "task", null);
  clock.follow(1_000_000);
  expect(clock.now()).toBe(1000);
  clock.goLive(1_000_000);
  clock.follow(1_004_000);
  expect(clock.now()).toBe(5000);
  clock.advance(500);
  clock.follow(1_004_000);
  expect([clock.now(), done.length]).toEqual([5500, 0]);
  clock.follow(1_004_500);
  expect([clock.now(), done.length]).toEqual([6000, 1]);
  clock.freeze();
  clock.follow(2_000_000);
  expect(clock.now()).toBe(6000);
});

test("runs faster than real time and keeps an advance in between", () => {
  const { clock, done } = newClock();
  clock.schedule(61_000, "task", null);
  clock.goLive(1_000_000, 60);
  clock.follow(1_000_500);
  expect([clock.now(), done.length]).toEqual([31_000, 0]);
  clock.advance(10_000);
  clock.follow(1_001_000);
  expect([clock.now(), done.length]).toEqual([71_000, 1]);
  clock.goLive(1_001_000);
  clock.follow(1_002_000);
  expect(clock.now()).toBe(72_000);
});
