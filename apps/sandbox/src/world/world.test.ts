import { expect, test } from "vitest";
import { userAccount, worldAccount } from "../ledger/account.ts";
import { auditLedger } from "../ledger/audit.ts";
import { networkOf } from "../modules/assets/coins/coin.ts";
import { users } from "../modules/auth/user/user.ts";
import { depositAddressOf } from "../modules/deposits/deposit.ts";
import { startDeposit } from "../modules/deposits/start-deposit.ts";
import { program } from "../modules/program.ts";
import { seedWorld } from "../modules/seed-world.ts";
import { dueTask } from "./due-task.ts";
import { defineTable } from "./table.ts";
import { World } from "./world.ts";

const MEI = "80412";
const restored = (world: World) => new World("copy", world.rules, JSON.parse(JSON.stringify(world.state())));

function depositUsdt(world: World, amount: string): void {
  const { address } = depositAddressOf(world, MEI, networkOf(world, "USDT", "TRC20"));
  startDeposit(world, { coin: "USDT", network: "TRC20", address, amount });
}

test("gives the same world for the same seed and another for another seed", () => {
  expect(seedWorld("a").hash()).toBe(seedWorld("b").hash());
  expect(seedWorld("a", { seed: "other" }).hash()).not.toBe(seedWorld("a").hash());
});

test("balances the seed's books and shows the balances of the design", () => {
  const world = seedWorld("main");
  expect(auditLedger(world.ledger)).toMatchObject({ balanced: true, findings: [] });
  const total = (coin: string) =>
    (["main", "cloud", "cash", "merchant", "earn"] as const)
      .map((wallet) => world.ledger.available(userAccount(MEI, wallet, coin)))
      .reduce((sum, each) => sum + each, 0n);
  expect(total("BTC")).toBe(84210377n);
  expect(total("ETH")).toBe(12_405n * 10n ** 15n);
  expect([total("USDT"), total("TRX"), total("USD")]).toEqual([21480_120000n, 8112_004000n, 420000n]);
  expect(world.findings).toEqual([]);
  expect(world.clock.state.queue.map(({ kind }) => kind)).toEqual(["kyc.rejectUndecided"]);
});

test("restores a snapshot to the same state and keeps due tasks", () => {
  const world = seedWorld("main");
  depositUsdt(world, "12.5");
  world.clock.advance(30_000);
  const copy = restored(world);
  expect(copy.hash()).toBe(world.hash());
  world.clock.advance(60_000);
  copy.clock.advance(60_000);
  expect(copy.hash()).toBe(world.hash());
  expect(copy.ledger.available(userAccount(MEI, "main", "USDT"))).toBe(21492_620000n);
});

test("forks an equal world that then changes independently", () => {
  const world = seedWorld("main");
  const before = world.hash();
  const fork = world.fork("fork");
  expect(fork.hash()).toBe(before);
  depositUsdt(fork, "100");
  fork.clock.advance(120_000);
  fork.table(users).update(MEI, { name: "Someone else" });
  expect(world.hash()).toBe(before);
  expect(fork.hash()).not.toBe(before);
  expect(auditLedger(fork.ledger).balanced).toBe(true);
});

test("rolls back rows, money, time, ids and randomness when work throws", () => {
  const world = seedWorld("main");
  const before = world.hash();
  const work = () =>
    world.atomic(() => {
      depositUsdt(world, "100");
      world.clock.advance(120_000);
      world.newId("x");
      world.ledger.hold("h", userAccount(MEI, "main", "USDT"), 5n);
      world.table(users).update(MEI, { kycStatus: 0 });
      throw new Error("no");
    });
  expect(work).toThrow("no");
  expect(world.hash()).toBe(before);
});

test("rolls back and reports a failing task, and runs the other tasks", () => {
  const done: string[] = [];
  const fails = dueTask<{ amount: string }>("fails", (world, { amount }) => {
    const to = userAccount(MEI, "main", "USDT");
    world.ledger.post("made", [{ from: worldAccount("chain", "USDT"), to, amount: BigInt(amount) }]);
    throw new Error("broken");
  });
  const works = dueTask<{ amount: string }>("works", (_, { amount }) => done.push(amount));
  const rules = {
    ...program.rules,
    dueTasks: new Map([...program.rules.dueTasks, ["fails", fails], ["works", works]]),
  };
  const world = new World("main", rules, seedWorld("main").state());
  const now = world.clock.now();
  fails.schedule(world, now + 1, { amount: "7" });
  works.schedule(world, now + 2, { amount: "8" });
  world.clock.advance(5);
  expect(done).toEqual(["8"]);
  expect(world.ledger.entry("made")).toBeUndefined();
  expect(world.findings).toEqual(["fails: broken"]);
});

test("a task or a table that no module lists is refused when it is used, and when a saved world has one", () => {
  const world = seedWorld("main");
  const unlisted = dueTask<{ id: string }>("unlisted", () => {});
  expect(() => unlisted.schedule(world, world.clock.now(), { id: "1" })).toThrow(
    "No module lists the due task unlisted.",
  );
  expect(() => world.table(defineTable<{ id: string }>("unlisted", { key: "id" }))).toThrow(
    "There is no table unlisted in any module's list.",
  );
  expect(() => world.table(defineTable<{ uid: string }>("codes", { key: "uid" }))).toThrow(
    "Two tables are called codes.",
  );
  const state = world.state();
  const queue = [{ at: 0, seq: 1, kind: "unlisted", payload: {} }];
  const saved = { ...state, clock: { ...state.clock, queue } };
  expect(() => new World("copy", world.rules, saved)).toThrow("No module lists the due task unlisted.");
});
