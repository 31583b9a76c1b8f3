import fc from "fast-check";
import { expect, test } from "vitest";
import { Journal } from "../state/journal.ts";
import { type Account, availableOf, userAccount, worldAccount } from "./account.ts";
import { auditLedger } from "./audit.ts";
import { Ledger } from "./ledger.ts";
import { LedgerRefused } from "./refused.ts";
import { statementOf } from "./statement.ts";

const ASSETS = ["BTC", "USDT"] as const;
const isAsset = (asset: string) => (ASSETS as readonly string[]).includes(asset);
const newLedger = (journal = new Journal()) => new Ledger(isAsset, journal, () => 0);

const assets = fc.constantFrom(...ASSETS);
const userAccounts = fc.tuple(
  fc.constantFrom("1", "2", "3"),
  fc.constantFrom("main" as const, "earn" as const),
  assets,
);
const accounts = fc.oneof(
  userAccounts.map(([uid, wallet, asset]) => userAccount(uid, wallet, asset)),
  assets.map((asset) => worldAccount("chain", asset)),
);
const amounts = fc.bigInt({ min: -1n, max: 60n });
/** Few ids, so that commands reuse ids: with the same body, with another body, and for another kind. */
const idsOf = (kind: string) =>
  fc.oneof(
    { weight: 9, arbitrary: fc.integer({ min: 0, max: 7 }).map((id) => `${kind}${id}`) },
    { weight: 1, arbitrary: fc.constantFrom("post0", "hold0", "capture0", "reverse0") },
  );
const [posts, holds, captures, reversals] = ["post", "hold", "capture", "reverse"].map(idsOf) as [Ids, Ids, Ids, Ids];
type Ids = fc.Arbitrary<string>;
const legs = fc.array(fc.record({ from: accounts, to: accounts, amount: amounts }), { minLength: 0, maxLength: 3 });
const payouts = fc.array(fc.record({ to: accounts, amount: amounts }), { minLength: 0, maxLength: 2 });

type Command = (ledger: Ledger) => void;
/** Generates deposits. */
const deposit = fc.tuple(posts, userAccounts, amounts).map(([id, [uid, wallet, asset], amount]): Command => {
  return (ledger) =>
    ledger.post(id, [{ from: worldAccount("chain", asset), to: userAccount(uid, wallet, asset), amount }]);
});
const post = fc.tuple(posts, legs).map(
  ([id, of]): Command =>
    (ledger) =>
      ledger.post(id, of),
);
const hold = fc.tuple(holds, accounts, amounts).map(
  ([id, of, amount]): Command =>
    (ledger) =>
      ledger.hold(id, of, amount),
);
const capture = fc.tuple(captures, holds, payouts).map(
  ([id, of, to]): Command =>
    (ledger) =>
      ledger.capture(id, of, to),
);
const release = fc.tuple(captures, holds).map(
  ([id, of]): Command =>
    (ledger) =>
      ledger.void(id, of),
);
const reverse = fc.tuple(reversals, fc.oneof(posts, captures)).map(
  ([id, of]): Command =>
    (ledger) =>
      ledger.reverse(id, of),
);
const commands = fc.oneof(
  { weight: 4, arbitrary: deposit },
  { weight: 2, arbitrary: post },
  { weight: 4, arbitrary: hold },
  { weight: 4, arbitrary: capture },
  { weight: 2, arbitrary: release },
  { weight: 3, arbitrary: reverse },
);
const runs = fc.array(commands, { minLength: 10, maxLength: 80 });

const photo = (ledger: Ledger) => ({
  log: [...ledger.log],
  accounts: [...ledger.accounts()].sort((a, b) => (a.id < b.id ? -1 : 1)),
  holds: ledger.holds(),
  histories: ledger.accounts().map(({ id }) => [id, ledger.entriesOf(id).length]),
});
/** Runs the command. Returns true if the ledger accepted it. */
function take(ledger: Ledger, command: Command): boolean {
  try {
    command(ledger);
    return true;
  } catch (error) {
    if (!(error instanceof LedgerRefused)) throw error;
    return false;
  }
}
function replayed(ledger: Ledger): Ledger {
  const copy = newLedger();
  copy.replay(JSON.parse(JSON.stringify(ledger.log)));
  return copy;
}

test("balances, never overdraws and matches its holds after every command", () => {
  fc.assert(
    fc.property(runs, (of) => {
      const ledger = newLedger();
      for (const command of of) {
        take(ledger, command);
        expect(auditLedger(ledger).findings).toEqual([]);
      }
    }),
    { numRuns: 300 },
  );
});

test("matches an independent count of the log", () => {
  fc.assert(
    fc.property(runs, (of) => {
      const ledger = newLedger();
      for (const command of of) take(ledger, command);
      const counted = new Map<string, bigint>();
      for (const entry of ledger.log) {
        for (const { from, to, amount } of "postings" in entry ? entry.postings : []) {
          counted.set(from, (counted.get(from) ?? 0n) - BigInt(amount));
          counted.set(to, (counted.get(to) ?? 0n) + BigInt(amount));
        }
      }
      for (const { id, credits, debits } of ledger.accounts()) expect(credits - debits).toBe(counted.get(id) ?? 0n);
    }),
    { numRuns: 300 },
  );
});

test("changes nothing when it refuses a command", () => {
  fc.assert(
    fc.property(runs, (of) => {
      const ledger = newLedger();
      for (const command of of) {
        const before = photo(ledger);
        if (!take(ledger, command)) expect(photo(ledger)).toEqual(before);
      }
    }),
    { numRuns: 200 },
  );
});

test("returns the first entry and changes nothing for a repeated command", () => {
  fc.assert(
    fc.property(runs, (of) => {
      const ledger = newLedger();
      for (const command of of) {
        if (!take(ledger, command)) continue;
        const before = photo(ledger);
        expect(take(ledger, command)).toBe(true);
        expect(photo(ledger)).toEqual(before);
      }
    }),
    { numRuns: 200 },
  );
});

test("refuses an id that was used for another command", () => {
  fc.assert(
    fc.property(posts, amounts, amounts, (id, first, second) => {
      fc.pre(first > 0n && second > 0n && first !== second);
      const ledger = newLedger();
      const post = (amount: bigint) =>
        ledger.post(id, [{ from: worldAccount("chain", "BTC"), to: userAccount("1", "main", "BTC"), amount }]);
      const entry = post(first);
      expect(post(first)).toBe(entry);
      expect(() => post(second)).toThrow(expect.objectContaining({ reason: "conflict" }));
      expect(() => ledger.hold(id, userAccount("1", "main", "BTC"), 1n)).toThrow(
        expect.objectContaining({ reason: "conflict" }),
      );
      expect(ledger.available(userAccount("1", "main", "BTC"))).toBe(first);
    }),
  );
});

test("rebuilds the ledger and its known ids from the log alone", () => {
  fc.assert(
    fc.property(runs, runs, (of, more) => {
      const ledger = newLedger();
      for (const command of of) take(ledger, command);
      const copy = replayed(ledger);
      expect(photo(copy)).toEqual(photo(ledger));
      for (const command of more) expect(take(copy, command)).toBe(take(ledger, command));
      expect(photo(copy)).toEqual(photo(ledger));
    }),
    { numRuns: 150 },
  );
});

test("resolves a hold once and pays out at most its amount", () => {
  fc.assert(
    fc.property(runs, (of) => {
      const ledger = newLedger();
      for (const command of of) take(ledger, command);
      const resolved = ledger.log.flatMap((entry) =>
        entry.kind === "capture" || entry.kind === "void" ? [entry.hold] : [],
      );
      expect(new Set(resolved).size).toBe(resolved.length);
      for (const entry of ledger.log) {
        if (entry.kind !== "capture") continue;
        const paid = entry.postings.reduce((sum, leg) => sum + BigInt(leg.amount), 0n);
        expect(paid <= (ledger.findHold(entry.hold)?.amount ?? -1n)).toBe(true);
      }
    }),
    { numRuns: 300 },
  );
});

test("leaves no trace of undone work and keeps forks independent", () => {
  fc.assert(
    fc.property(runs, runs, (of, undone) => {
      const journal = new Journal();
      const ledger = newLedger(journal);
      for (const command of of) take(ledger, command);
      const before = photo(ledger);
      const attempt = () =>
        journal.atomic(() => {
          for (const command of undone) take(ledger, command);
          throw new Error("undo");
        });
      expect(attempt).toThrow("undo");
      expect(photo(ledger)).toEqual(before);

      const fork = new Ledger(isAsset, new Journal(), () => 0, ledger);
      for (const command of undone) take(fork, command);
      expect(photo(ledger)).toEqual(before);
    }),
    { numRuns: 150 },
  );
});

test("accepts a reversal again after it was undone", () => {
  const journal = new Journal();
  const ledger = newLedger(journal);
  ledger.post("in", [{ from: worldAccount("chain", "BTC"), to: userAccount("1", "main", "BTC"), amount: 5n }]);
  const undone = () =>
    journal.atomic(() => {
      ledger.reverse("back", "in");
      throw new Error("undo");
    });
  expect(undone).toThrow("undo");
  expect(ledger.available(userAccount("1", "main", "BTC"))).toBe(5n);
  ledger.reverse("back", "in");
  expect(ledger.available(userAccount("1", "main", "BTC"))).toBe(0n);
});

test("ends a statement at the account's balance", () => {
  fc.assert(
    fc.property(runs, (of) => {
      const ledger = newLedger();
      for (const command of of) take(ledger, command);
      for (const account of ledger.accounts() as Account[]) {
        const last = statementOf(ledger, account.id).at(-1);
        expect([last?.availableAfter, last?.heldAfter]).toEqual([availableOf(account), account.held]);
      }
    }),
    { numRuns: 150 },
  );
});

test("pays the whole held amount out of a hold, once", () => {
  const ledger = newLedger();
  const [mine, chain, fees] = [
    userAccount("1", "main", "BTC"),
    worldAccount("chain", "BTC"),
    worldAccount("fees", "BTC"),
  ];
  ledger.post("in", [{ from: chain, to: mine, amount: 10n }]);
  ledger.hold("hold", mine, 10n);
  expect(ledger.available(mine)).toBe(0n);
  const pay = (id: string, amount: bigint) =>
    ledger.capture(id, "hold", [
      { to: chain, amount: amount - 1n },
      { to: fees, amount: 1n },
    ]);
  expect(() => pay("too much", 11n)).toThrow(expect.objectContaining({ reason: "overCapture" }));
  pay("paid", 8n);
  expect(ledger.available(mine)).toBe(2n);
  expect(() => pay("again", 1n)).toThrow(expect.objectContaining({ reason: "holdResolved" }));
  expect(() => ledger.void("void", "hold")).toThrow(expect.objectContaining({ reason: "holdResolved" }));
  ledger.reverse("back", "paid");
  expect(ledger.available(mine)).toBe(10n);
  expect(() => ledger.reverse("back again", "paid")).toThrow(expect.objectContaining({ reason: "alreadyReversed" }));
});

test("refuses a saved log that does not add up", () => {
  const ledger = newLedger();
  ledger.post("in", [{ from: worldAccount("chain", "BTC"), to: userAccount("1", "main", "BTC"), amount: 5n }]);
  ledger.post("out", [{ from: userAccount("1", "main", "BTC"), to: worldAccount("chain", "BTC"), amount: 5n }]);
  const [, out] = JSON.parse(JSON.stringify(ledger.log));
  expect(() => newLedger().replay([out])).toThrow(expect.objectContaining({ reason: "insufficient" }));
});

test("refuses an unknown coin in every command", () => {
  const ledger = newLedger();
  const [from, to] = [worldAccount("chain", "DOGE"), userAccount("1", "main", "DOGE")];
  const unknown = expect.objectContaining({ reason: "asset" });
  expect(() => ledger.post("in", [{ from, to, amount: 1n }])).toThrow(unknown);
  expect(() => ledger.hold("hold", from, 1n)).toThrow(unknown);
});

test("numbers and stamps entries in order even if the clock goes back", () => {
  let now = 500;
  const ledger = new Ledger(isAsset, new Journal(), () => now);
  const post = (id: string) =>
    ledger.post(id, [{ from: worldAccount("chain", "BTC"), to: userAccount("1", "main", "BTC"), amount: 1n }]);
  post("first");
  now = 100;
  post("second");
  now = 900;
  post("third");
  expect(ledger.log.map(({ id, seq, at }) => [id, seq, at])).toEqual([
    ["first", 1, 500],
    ["second", 2, 500],
    ["third", 3, 900],
  ]);
  expect(ledger.entry("second")).toBe(ledger.log[1]);
});

test("records how a hold ended and why a command was refused", () => {
  const ledger = newLedger();
  const [mine, chain] = [userAccount("1", "main", "BTC"), worldAccount("chain", "BTC")];
  ledger.post("in", [{ from: chain, to: mine, amount: 10n }]);
  for (const id of ["paid", "freed"]) ledger.hold(id, mine, 2n);
  ledger.capture("capture", "paid", [{ to: chain, amount: 2n }]);
  ledger.void("void", "freed");
  expect(ledger.holds().map(({ id, status }) => [id, status])).toEqual([
    ["paid", "captured"],
    ["freed", "voided"],
  ]);
  expect(() => ledger.void("again", "paid")).toThrow("The hold paid is captured.");
  expect(() => ledger.void("none", "nothing")).toThrow("There is no hold nothing.");
  expect(() => ledger.reverse("back", "nothing")).toThrow("There is no entry nothing.");
  expect(() => ledger.hold("much", mine, 99n)).toThrow(`${mine} does not cover that.`);
  expect(() => ledger.post("in", [])).toThrow("The id in was used for something else.");
});
