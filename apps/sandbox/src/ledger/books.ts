import { Groups } from "../state/groups.ts";
import type { Recorder } from "../state/journal.ts";
import { SharedMap } from "../state/shared-map.ts";
import { type Account, emptyAccount } from "./account.ts";
import { accountsOf, type Entry, type Hold, type LedgerStep } from "./entry.ts";
import { LedgerRefused } from "./refused.ts";

/** The balances and holds that the log adds up to. `apply` trusts its entry, which check.ts has checked before. */
export class Books {
  readonly #journal: Recorder<LedgerStep>;
  log: Entry[] = [];
  #byId = new SharedMap<string, Entry>();
  #accounts = new SharedMap<string, Account>();
  #holds = new SharedMap<string, Hold>();
  #reversed = new SharedMap<string, true>();
  #byAccount = new Groups<string, Entry>();

  constructor(journal: Recorder<LedgerStep>) {
    this.#journal = journal;
  }
  /** Returns books that share only the frozen entries with these. */
  fork(journal: Recorder<LedgerStep>): Books {
    const copy = new Books(journal);
    copy.log = [...this.log];
    copy.#byId = this.#byId.fork();
    copy.#accounts = this.#accounts.fork();
    copy.#holds = this.#holds.fork();
    copy.#reversed = this.#reversed.fork();
    copy.#byAccount = this.#byAccount.fork();
    return copy;
  }

  account(id: string): Account {
    return this.#accounts.get(id) ?? emptyAccount(id);
  }
  accounts(): Account[] {
    return [...this.#accounts.values()];
  }
  findHold(id: string): Hold | undefined {
    return this.#holds.get(id);
  }
  hold(id: string): Hold {
    const hold = this.#holds.get(id);
    if (!hold) throw new LedgerRefused("unknownHold", `There is no hold ${id}.`);
    return hold;
  }
  holds(): Hold[] {
    return [...this.#holds.values()];
  }
  entry(id: string): Entry | undefined {
    return this.#byId.get(id);
  }
  entriesOf(account: string): readonly Entry[] {
    return this.#byAccount.of(account);
  }
  wasReversed(id: string): boolean {
    return this.#reversed.has(id);
  }

  apply(entry: Entry): void {
    if (entry.kind === "hold") {
      const amount = BigInt(entry.amount);
      this.#setHold({ id: entry.id, account: entry.account, amount, status: "open" });
      this.#change(entry.account, { held: amount });
    }
    if (entry.kind === "capture" || entry.kind === "void") {
      const hold = this.hold(entry.hold);
      this.#setHold({ ...hold, status: entry.kind === "void" ? "voided" : "captured" });
      this.#change(hold.account, { held: -hold.amount });
    }
    if (entry.kind === "reverse") {
      this.#reversed.set(entry.reverses, true);
      this.#journal.record(() => this.#reversed.delete(entry.reverses));
    }
    if ("postings" in entry) {
      for (const { from, to, amount } of entry.postings) {
        this.#change(from, { debits: BigInt(amount) });
        this.#change(to, { credits: BigInt(amount) });
      }
    }
    this.#append(entry);
  }

  #append(entry: Entry): void {
    const touched = accountsOf(entry);
    this.log.push(entry);
    this.#byId.set(entry.id, entry);
    for (const account of touched) this.#byAccount.add(account, entry);
    this.#journal.record(() => {
      this.log.pop();
      this.#byId.delete(entry.id);
      for (const account of touched) this.#byAccount.remove(account, entry);
    }, ["entry", entry]);
  }

  #change(id: string, by: { credits?: bigint; debits?: bigint; held?: bigint }): void {
    const before = this.#accounts.get(id);
    const { credits, debits, held } = before ?? emptyAccount(id);
    this.#accounts.set(id, {
      id,
      credits: credits + (by.credits ?? 0n),
      debits: debits + (by.debits ?? 0n),
      held: held + (by.held ?? 0n),
    });
    this.#journal.record(() => (before ? this.#accounts.set(id, before) : this.#accounts.delete(id)));
  }

  #setHold(hold: Hold): void {
    const before = this.#holds.get(hold.id);
    this.#holds.set(hold.id, hold);
    this.#journal.record(() => (before ? this.#holds.set(hold.id, before) : this.#holds.delete(hold.id)));
  }
}
