import type { Caches } from "../state/caches.ts";
import { canonical } from "../state/hash.ts";
import type { Recorder } from "../state/journal.ts";
import { type Account, availableOf } from "./account.ts";
import { Books } from "./books.ts";
import { checkEntry } from "./check.ts";
import type { Entry, EntryInput, Hold, LedgerStep, Memo, Posting } from "./entry.ts";
import { LedgerRefused } from "./refused.ts";

type Leg = { from: string; to: string; amount: bigint };

/**
 * Double-entry ledger. Every command is atomic, names its own id, and is kept once: the same id with the same body
 * returns the first entry again; with another body it is refused. Corrections are reversals, never edits.
 * Only the log is saved; accounts and holds are derived from it.
 */
export class Ledger {
  /** Caches derived from the entries. */
  readonly caches: Caches = new Map();
  readonly #isAsset: (asset: string) => boolean;
  readonly #now: () => number;
  readonly #books: Books;

  constructor(isAsset: (asset: string) => boolean, journal: Recorder<LedgerStep>, now: () => number, from?: Ledger) {
    this.#isAsset = isAsset;
    this.#now = now;
    this.#books = from ? from.#books.fork(journal) : new Books(journal);
  }

  /** Posts the legs. Omits legs of zero, so a zero fee needs no special case. */
  post(id: string, legs: readonly Leg[], memo: Memo = {}): Entry {
    return this.#commit({ kind: "post", id, postings: postingsOf(legs), memo });
  }

  /** Reserves part of an account. Throws at once if it would overdraw. */
  hold(id: string, account: string, amount: bigint, memo: Memo = {}): Entry {
    return this.#commit({ kind: "hold", id, account, amount: amount.toString(), memo });
  }

  /** Pays out of a hold, at most its amount; the rest is released. Once only. */
  capture(id: string, hold: string, to: readonly Omit<Leg, "from">[], memo: Memo = {}): Entry {
    const from = this.#books.hold(hold).account;
    return this.#commit({ kind: "capture", id, hold, postings: postingsOf(to.map((leg) => ({ from, ...leg }))), memo });
  }

  /** Releases a hold. Once only. */
  void(id: string, hold: string, memo: Memo = {}): Entry {
    return this.#commit({ kind: "void", id, hold, account: this.#books.hold(hold).account, memo });
  }

  /** Books the opposite of an earlier entry. Once only. */
  reverse(id: string, reverses: string, memo: Memo = {}): Entry {
    const entry = this.#books.entry(reverses);
    if (!entry) throw new LedgerRefused("unknownEntry", `There is no entry ${reverses}.`);
    if (entry.kind !== "post" && entry.kind !== "capture")
      throw new LedgerRefused("notReversible", `A ${entry.kind} can't be reversed.`);
    const postings = entry.postings.map(({ from, to, amount }) => ({ from: to, to: from, amount }));
    return this.#commit({ kind: "reverse", id, reverses, postings, memo });
  }

  account(id: string): Account {
    return this.#books.account(id);
  }
  available(id: string): bigint {
    return availableOf(this.#books.account(id));
  }
  accounts(): Account[] {
    return this.#books.accounts();
  }
  findHold(id: string): Hold | undefined {
    return this.#books.findHold(id);
  }
  holds(): Hold[] {
    return this.#books.holds();
  }
  entry(id: string): Entry | undefined {
    return this.#books.entry(id);
  }
  /** Oldest first. */
  entriesOf(account: string): readonly Entry[] {
    return this.#books.entriesOf(account);
  }
  get log(): readonly Entry[] {
    return this.#books.log;
  }

  /** Applies saved entries. Throws if the log doesn't add up. */
  replay(log: readonly Entry[]): void {
    for (const entry of log) this.#book(entry);
  }

  #commit(input: EntryInput): Entry {
    const known = this.#books.entry(input.id);
    if (known && isOf(input, known)) return known;
    if (known) throw new LedgerRefused("conflict", `The id ${input.id} was used for something else.`);
    const at = Math.max(this.#now(), this.#books.log.at(-1)?.at ?? 0);
    return this.#book({ ...input, seq: this.#books.log.length + 1, at });
  }

  #book(entry: Entry): Entry {
    checkEntry(this.#books, this.#isAsset, entry);
    this.#books.apply(Object.freeze(entry));
    return entry;
  }
}

function isOf(input: EntryInput, { seq: _seq, at: _at, ...known }: Entry): boolean {
  return canonical(input) === canonical(known);
}

const postingsOf = (legs: readonly Leg[]): Posting[] =>
  legs.filter((leg) => leg.amount !== 0n).map(({ from, to, amount }) => ({ from, to, amount: amount.toString() }));
