import fc from "fast-check";
import { expect, test } from "vitest";
import { checkProperty, TIMEOUT_MS } from "../../../../../.ci/property.ts";
import { userAccount } from "../../ledger/account.ts";
import { parseAmount } from "../../ledger/amount.ts";
import { auditLedger } from "../../ledger/audit.ts";
import { command, everyEnd, people, startWalk, uids, type Walk, type Way, ways } from "../../testing/money-walk.ts";
import { World } from "../../world/world.ts";
import { deposits } from "../deposits/deposit.ts";
import { withdrawals } from "./withdrawal.ts";

/** What the records say somebody must have of a coin: everything credited, less everything sent. */
function expectedBalance(world: World, uid: string, { coin, scale }: Way) {
  const minor = (text: string) => parseAmount(text, scale) ?? 0n;
  const ins = world
    .table(deposits)
    .all()
    .filter((row) => row.uid === uid && row.coin === coin && row.status === 12);
  const outs = world
    .table(withdrawals)
    .all()
    .filter((row) => row.uid === uid && row.coin === coin);
  const add = (rows: readonly { amount: string }[]) => rows.reduce((sum, row) => sum + minor(row.amount), 0n);
  const frozen = add(outs.filter(({ status }) => [20, 4, 3, 5].includes(status))) + add(ins.filter(({ held }) => held));
  return { balance: add(ins) - add(outs.filter(({ status }) => status === 13 || status === 14)), frozen };
}

function checkAll({ world, session }: Walk): void {
  expect(auditLedger(world.ledger).findings).toEqual([]);
  expect(world.findings).toEqual([]);
  for (const name of people) {
    const { items } = session(name).call("getAssets").result;
    for (const each of ways) {
      const { balance, frozen } = expectedBalance(world, uids[name], each);
      const account = world.ledger.account(userAccount(uids[name], "main", each.coin));
      expect([account.credits - account.debits, account.held]).toEqual([balance, frozen]);
      const row = items.find(({ coin }) => coin === each.coin);
      const shown = row?.wallets.map(({ available, frozen: held }) =>
        [available, held].map((text) => parseAmount(text, each.scale)),
      );
      expect(shown).toEqual([[balance - frozen, frozen]]);
    }
  }
}

/** The last entry of each history says what the wallet has now. */
function checkHistories({ session }: Walk): void {
  for (const name of people)
    for (const { coin } of ways) {
      const [newest] = session(name).call("getUserAssetsHistory", { Coin: coin, Wallet: 0, MaxResultCount: 1 }).result
        .items;
      const row = session(name)
        .call("getAssets", { Wallet: 0 })
        .result.items.find((item) => item.coin === coin);
      expect([newest?.balanceAfter ?? "0", newest?.frozenAfter ?? "0"]).toEqual([row?.available, row?.frozen]);
    }
}

test(
  "whatever happens in whatever order, records, books and screens agree",
  async () => {
    const reached = new Set<number>();
    await checkProperty(
      "records, books and screens",
      { test: 3, soak: 300 },
      fc.property(fc.array(command, { minLength: 20, maxLength: 50, size: "max" }), (steps) => {
        const walk = startWalk();
        for (const step of steps) {
          walk.run(step);
          checkAll(walk);
        }
        checkHistories(walk);
        const { world } = walk;
        const restored = new World(world.id, world.rules, JSON.parse(JSON.stringify(world.state())));
        expect(restored.hash()).toBe(world.hash());
        // And they go on alike: nothing that matters was left out of the snapshot.
        for (const each of [world, restored]) each.clock.advance(2 * 86_400_000);
        expect(restored.hash()).toBe(world.hash());
        walk.run({ do: "pass", seconds: 3 });
        checkAll(walk);
        for (const { status } of world.table(withdrawals).all()) reached.add(status);
      }),
      { examples: [[everyEnd]] },
    );
    // A random walk proves something only if it reached every status and refusal.
    expect([...reached].sort((a, b) => a - b)).toEqual([6, 7, 9, 14]);
  },
  TIMEOUT_MS,
);
