import { cacheIn } from "../state/caches.ts";
import { atOnce, each, type TimeSliced } from "../state/time-slices.ts";
import type { Entry } from "./entry.ts";
import type { Ledger } from "./ledger.ts";

/** One entry from the view of one account: the change, and the balance afterwards. */
export type StatementLine = {
  readonly entry: Entry;
  /** The change of the balance; zero for a hold and a void. */
  readonly change: bigint;
  /** The change of the held amount. */
  readonly heldChange: bigint;
  readonly availableAfter: bigint;
  readonly heldAfter: bigint;
};

const writtenOf = cacheIn(() => new Map<string, StatementLine[]>());

/** Returns an account's history, oldest first. Only entries booked since the last call are added up. */
export const statementOf = (ledger: Ledger, account: string) => atOnce(writeStatement(ledger, account));
export function* writeStatement(ledger: Ledger, account: string): TimeSliced<readonly StatementLine[]> {
  const entries = ledger.entriesOf(account);
  const lines = linesOf(ledger, account);
  // Entries of a refused command were rolled back.
  while (lines.length > 0 && lines.at(-1)?.entry !== entries[lines.length - 1]) lines.pop();
  yield* each(entries.slice(lines.length), (entry) => {
    const { availableAfter = 0n, heldAfter = 0n } = lines.at(-1) ?? {};
    const change = changeOf(entry, account);
    const heldChange = heldChangeOf(ledger, entry, account);
    const available = availableAfter + change - heldChange;
    lines.push({ entry, change, heldChange, availableAfter: available, heldAfter: heldAfter + heldChange });
  });
  return lines;
}

function linesOf(ledger: Ledger, account: string): StatementLine[] {
  const accounts = writtenOf(ledger);
  const lines = accounts.get(account) ?? [];
  accounts.set(account, lines);
  return lines;
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
