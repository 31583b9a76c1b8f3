import fc from "fast-check";
import { expect, test } from "vitest";
import { runs } from "../../../../.ci/property.ts";
import type { EngineRequest } from "../core/request.ts";
import { userAccount, worldAccount } from "../ledger/account.ts";
import { users } from "../modules/auth/user/user.ts";
import { Sandbox } from "../sandbox.ts";
import { noting, read, sameElsewhere } from "../testing/changes.ts";
import { TestSandbox } from "../testing/client.ts";

test("reaches the same state from the changes, byte for byte", () => {
  fc.assert(sameElsewhere, { numRuns: runs(40) });
});

test("leaves rolled-back work out of every change", () => {
  const { sandbox, told } = noting(TestSandbox.start());
  const world = sandbox.world();
  const failing = () =>
    world.atomic(() => {
      world.table(users).update("80413", { name: "Nobody" });
      world.ledger.post("p", [
        { from: worldAccount("chain", "BTC"), to: userAccount("80413", "main", "BTC"), amount: 1n },
      ]);
      world.clock.schedule(world.clock.now() + 1000, "nothing", {});
      world.random.hex(4);
      world.atomic(() => world.table(users).update("80412", { name: "Nobody" }));
      throw new Error("no");
    });
  expect(failing).toThrow("no");
  sandbox.stranger().control("GET", "books");
  expect(told).toEqual([]);
  sandbox.as("mei");
  expect(told).toHaveLength(1);
  expect(told[0]).not.toContain("Nobody");
});

test("reports no change for reads, refusals, inspection and a clock that follows real time", () => {
  const { sandbox, told } = noting(new Sandbox({ live: true, startAt: 0 }));
  const ask = (method: string, path: string, realNow: number) =>
    sandbox.handle(
      { method, path, query: "", headers: {}, body: { kind: "none" }, ip: "" } satisfies EngineRequest,
      realNow,
    );
  for (const realNow of [1000, 5000, 9000]) {
    ask("GET", "/__sandbox/api/world", realNow);
    ask("GET", "/__sandbox/api/log", realNow);
    ask("GET", "/api/services/app/Basic/GetAllRegion", realNow);
    ask("POST", "/api/nothing", realNow);
  }
  expect(told).toEqual([]);
  ask("POST", "/__sandbox/api/clock/freeze", 9500);
  expect(read(told)).toMatchObject([{ world: "main", steps: [], clock: { mode: "frozen", now: 9500 } }]);
});

test("applies a change atomically and does not report it again", () => {
  const { sandbox, told } = noting(new Sandbox());
  const before = sandbox.world().hash();
  const rows = [
    ["row", "users", "80413", null],
    ["row", "nowhere", "1", {}],
  ] as const;
  expect(() => sandbox.apply({ world: "main", steps: rows, requests: 1 }, 0)).toThrow("no table nowhere");
  expect(sandbox.world().hash()).toBe(before);
  sandbox.apply({ world: "main", steps: rows.slice(0, 1), requests: 1 }, 0);
  expect(sandbox.world().hash()).not.toBe(before);
  expect(told).toEqual([]);
});
