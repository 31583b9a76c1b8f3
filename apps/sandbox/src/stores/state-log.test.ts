import { appendFileSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { seedWorld } from "../modules/seed-world.ts";
import { atOnce } from "../state/time-slices.ts";
import type { WorldChange } from "../world/change.ts";
import { WorldTakenOverError } from "../world/persister.ts";
import { runInTimeSlices } from "./run-in-time-slices.ts";
import { lineOf } from "./state-lines.ts";
import { StateLog } from "./state-log.ts";

const state = seedWorld("main").state();
const change = (requests: number): WorldChange => ({ world: "main", steps: [], requests });
const requestsIn = (values: readonly unknown[]) =>
  values.slice(1).map((value) => (value as { requests: number }).requests);

const step = fc.record({
  by: fc.integer({ min: 0, max: 2 }),
  does: fc.constantFrom("append", "append", "append", "late", "cut short", "take", "replace", "shorten"),
});

test("whoever takes a world over has all that was acknowledged, and nobody else's writes are acknowledged after that", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const root = mkdtempSync(join(tmpdir(), "coffer-"));
      const folder = join(root, "worlds", "main");
      try {
        const logs: (StateLog | undefined)[] = [atOnce(StateLog.create(folder, state))];
        let holder = 0;
        let acknowledged: number[] = [];
        let snapshotAt = 0;
        const file = () => join(folder, readdirSync(folder)[0] ?? "");
        const take = (by: number) => {
          const { log, values } = atOnce(StateLog.take(folder));
          expect(requestsIn(values)).toEqual(acknowledged.slice(snapshotAt));
          logs[by] = log;
          holder = by;
        };
        for (const [turn, { by, does }] of steps.entries()) {
          const log = logs[by];
          if (does === "take") take(by);
          else if (does === "late") {
            // Written by a process that had opened the file before it was taken over.
            appendFileSync(file(), lineOf({ epoch: 0, value: change(-turn) }));
            take(by);
          } else if (does === "cut short") {
            appendFileSync(file(), lineOf({ epoch: 0, value: change(-turn) }).slice(0, -1));
            take(by);
          } else if (log && does === "replace" && by === holder) {
            await runInTimeSlices(log.replace(state));
            snapshotAt = acknowledged.length;
          } else if (log && does === "shorten" && by === holder) {
            snapshotAt = acknowledged.length;
            const shortened = runInTimeSlices(log.shorten(state));
            // Appended while the snapshot is being written to the disk.
            log.append(change(turn), () => state);
            acknowledged = [...acknowledged, turn];
            await shortened;
          } else if (log && does === "append" && by === holder) {
            log.append(change(turn), () => state);
            acknowledged = [...acknowledged, turn];
          } else if (log) {
            expect(log.isHeld).toBe(false);
            expect(() => log.append(change(-turn), () => state)).toThrow(WorldTakenOverError);
            logs[by] = undefined;
          }
        }
        take(2);
      } finally {
        rmSync(root, { recursive: true, force: true });
      }
    }),
    { numRuns: 60 },
  );
});
