import type { Entry } from "./entry.ts";
import type { Ledger } from "./ledger.ts";

/** One entry seen from one account: what changed, and how it stood afterwards. */
export type StatementLine = {
  readonly entry: Entry;
  /** Of the balance; zero for a hold and a void. */
  readonly change: bigint;
  /** Of what is held back. */
  readonly heldChange: bigint;
  readonly availableAfter: bigint;
  readonly heldAfter: bigint;
};

/** An account's history, oldest first. */
export function statementOf(ledger: Ledger, account: string): StatementLine[] {
  let balance = 0n;
  let held = 0n;
  return ledger.entriesOf(account).map((entry) => {
    const change = changeOf(entry, account);
    const heldChange = heldChangeOf(ledger, entry, account);
    balance += change;
    held += heldChange;
    return { entry, change, heldChange, availableAfter: balance - held, heldAfter: held };
  });
}

function changeOf(entry: Entry, account: string): bigint {
  if (!("postings" in entry)) return 0n;
  return entry.postings.reduce((sum, { from, to, amount }) => {
    if (to === account) return sum + BigInt(amount);
    return from === account ? sum - BigInt(amount) : sum;
  }, 0n);
}

function heldChangeOf(ledger: Ledger, entry: Entry, account: string): bigint {
  if (entry.kind === "hold") return BigInt(entry.amount);
  if (entry.kind !== "void" && entry.kind !== "capture") return 0n;
  const hold = ledger.findHold(entry.hold);
  return hold?.account === account ? -hold.amount : 0n;
}
