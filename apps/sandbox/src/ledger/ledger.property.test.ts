import { expect, test } from "vitest";
import { runs } from "../../../../.ci/property.ts";
import { Journal } from "../state/journal.ts";
import { Auditor } from "../testing/ledger/auditor.ts";
import { ASSETS, Business } from "../testing/ledger/business.ts";
import { type LedgerCommand, type Reason, send } from "../testing/ledger/command.ts";
import { Random, seedRandom } from "../world/random.ts";
import { assetOf, balanceOf, mayOverdraw } from "./account.ts";
import { auditLedger } from "./audit.ts";
import { Ledger } from "./ledger.ts";

/** With fewer operations a run misses some kinds of refusal. */
const OPERATIONS = Math.max(10_000, runs(100_000));
const SEEDS = Math.min(20, runs(200));
const isAsset = (asset: string) => (ASSETS as readonly string[]).includes(asset);
const newLedger = () => new Ledger(isAsset, new Journal(), () => 0);
const newRandom = (seed: string) => new Random(seedRandom(seed), new Journal());

/** One ledger, its auditor, and the commands of one run. */
class Day {
  readonly ledger = newLedger();
  readonly auditor = new Auditor(ASSETS);
  readonly seen = { taken: 0, again: 0, refused: new Map<Reason, number>() };
  readonly #sent: LedgerCommand[] = [];
  readonly #random: Random;
  readonly #business: Business;

  constructor(seed: string) {
    this.#random = newRandom(`${seed} again`);
    this.#business = new Business(newRandom(seed));
  }

  step(): void {
    const command = this.#next();
    const { ledger, auditor } = this;
    const accounts = [...auditor.touches(command)];
    const before = accounts.map((id) => balanceOf(ledger.account(id)));
    const entries = ledger.log.length;
    const known = auditor.known(command);
    const objections = auditor.objections(command);
    const reply = send(ledger, command);

    if ("reason" in reply) {
      // The auditor allows every correct refusal; the ledger decides which of two comes first.
      if (!objections.has(reply.reason)) fail(command, `refused as ${reply.reason}, not ${[...objections]}`);
      this.seen.refused.set(reply.reason, (this.seen.refused.get(reply.reason) ?? 0) + 1);
    } else {
      if (objections.size > 0) fail(command, `taken in spite of ${[...objections]}`);
      if (known === "same") this.seen.again += 1;
      else {
        this.seen.taken += 1;
        auditor.accept(command);
        this.#keep(command);
      }
    }
    const grew = "entry" in reply && known === null ? 1 : 0;
    if (ledger.log.length !== entries + grew) fail(command, "wrote the wrong number of entries");
    this.#compare(command, accounts, before);
  }

  /** Runs the full audit. Called rarely, because its cost grows with the number of accounts. */
  close(): void {
    const { ledger, auditor } = this;
    const { findings } = auditLedger(ledger);
    expect(findings).toEqual([]);
    for (const account of ledger.accounts())
      expect([account.id, balanceOf(account), account.held]).toEqual([
        account.id,
        auditor.balances.get(account.id) ?? 0n,
        auditor.held.get(account.id) ?? 0n,
      ]);
    const open = ledger.holds().filter(({ status }) => status === "open");
    expect(open.map(({ id }) => id)).toEqual(auditor.openHolds());
    const restored = newLedger();
    restored.replay(JSON.parse(JSON.stringify(ledger.log)));
    expect(restored.accounts()).toEqual(ledger.accounts());
    expect(restored.holds()).toEqual(ledger.holds());
  }

  /** Returns a new command, a repeated command, or a reused id with another body. */
  #next(): LedgerCommand {
    const fresh = this.#business.next();
    const kind = this.#random.below(20);
    const earlier = this.#sent[this.#random.below(Math.max(1, this.#sent.length))];
    if (earlier && kind === 0) return earlier;
    return earlier && kind === 1 ? { ...fresh, id: earlier.id } : fresh;
  }
  #keep(command: LedgerCommand): void {
    if (this.#sent.length < 500) this.#sent.push(command);
    else this.#sent[this.#random.below(500)] = command;
  }

  #compare(command: LedgerCommand, accounts: readonly string[], before: readonly bigint[]): void {
    const sums = new Map<string, bigint>();
    accounts.forEach((id, at) => {
      const account = this.ledger.account(id);
      const balance = balanceOf(account);
      const moved = balance - (before[at] ?? 0n);
      sums.set(assetOf(id), (sums.get(assetOf(id)) ?? 0n) + moved);
      if (balance !== (this.auditor.balances.get(id) ?? 0n)) fail(command, `${id} has ${balance}`);
      if (account.held !== (this.auditor.held.get(id) ?? 0n)) fail(command, `${id} holds back ${account.held}`);
      if (!mayOverdraw(id) && balance < account.held) fail(command, `${id} is overdrawn`);
    });
    for (const [asset, sum] of sums) if (sum !== 0n) fail(command, `${asset} came from nowhere: ${sum}`);
  }
}

function fail(command: LedgerCommand, what: string): never {
  throw new Error(
    `${what}: ${JSON.stringify(command, (_, value) => (typeof value === "bigint" ? `${value}` : value))}`,
  );
}

test.for(Array.from({ length: SEEDS }, (_, index) => `ledger ${index + 1}`))(
  `agrees with the auditor after each of ${OPERATIONS} operations, seed %s`,
  (seed) => {
    const day = new Day(seed);
    for (let count = 1; count <= OPERATIONS; count++) {
      day.step();
      if (count % Math.ceil(OPERATIONS / 4) === 0) day.close();
    }
    day.close();
    // A run without refusals, or with only refusals, proves nothing.
    const reasons = [...day.seen.refused.keys()].sort();
    expect(reasons).toEqual(
      [
        "alreadyReversed",
        "amount",
        "asset",
        "conflict",
        "holdResolved",
        "insufficient",
        "notReversible",
        "overCapture",
        "unknownEntry",
        "unknownHold",
      ].sort(),
    );
    expect(day.seen.taken).toBeGreaterThan(OPERATIONS / 4);
    expect(day.seen.again).toBeGreaterThan(OPERATIONS / 100);
  },
);
