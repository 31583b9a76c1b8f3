import { RecordType } from "@coffer/sdk/contract";
import type { Ledger } from "../../../ledger/ledger.ts";
import { type StatementLine, writeStatement } from "../../../ledger/statement.ts";
import { cacheIn } from "../../../state/caches.ts";
import { firstWhere } from "../../../state/sorted.ts";
import { atOnce, each, sorted, type TimeSliced } from "../../../state/time-slices.ts";
import type { World } from "../../../world/world.ts";
import { readEntryDescription } from "../records/exports.ts";

type Memo = ReturnType<typeof readEntryDescription>;
/** One change of one account, with what it was for. The amount is in minor units. */
export type AccountLine = Memo & { readonly line: StatementLine; readonly amount: bigint };

/** Lines of one account that share type and area, in both orders a history has. */
export type HistoryPart = Pick<Memo, "type" | "area"> & {
  readonly byTime: AccountLine[];
  byAmount: AccountLine[];
};
type Parts = { taken: number; last: StatementLine | undefined; byName: Map<string, HistoryPart> };
const nothing = (): Parts => ({ taken: 0, last: undefined, byName: new Map() });

const partsOf = cacheIn(() => new Map<string, Parts>());

/** An account's history in parts. Only what was booked since the last time is sorted in. */
export const historyParts = (ledger: Ledger, account: string) => atOnce(sortHistory(ledger, account));

/** An account with fewer entries is sorted when somebody looks. */
const MANY = 1000;
export function* prepareHistories({ ledger }: World): TimeSliced<void> {
  for (const { id } of ledger.accounts()) if (ledger.entriesOf(id).length >= MANY) yield* sortHistory(ledger, id);
}

function* sortHistory(ledger: Ledger, account: string): TimeSliced<HistoryPart[]> {
  const accounts = partsOf(ledger);
  const lines = yield* writeStatement(ledger, account);
  const known = accounts.get(account);
  // Built anew where a refused command was rolled back.
  const parts = known && lines[known.taken - 1] === known.last ? known : nothing();
  accounts.set(account, parts);
  yield* sortIn(parts, lines.slice(parts.taken));
  parts.taken = lines.length;
  parts.last = lines.at(-1);
  return [...parts.byName.values()];
}

function* sortIn({ byName, taken }: Parts, lines: readonly StatementLine[]): TimeSliced<void> {
  const touched = new Set<HistoryPart>();
  yield* each(lines, (line) => {
    const each = withDescription(line);
    const name = `${each.type} ${each.area}`;
    const part = byName.get(name) ?? { type: each.type, area: each.area, byTime: [], byAmount: [] };
    byName.set(name, part);
    part.byTime.push(each);
    // At first all of them are sorted at once.
    if (taken === 0) part.byAmount.push(each);
    else part.byAmount.splice(placeFor(part.byAmount, each), 0, each);
    touched.add(part);
  });
  if (taken === 0) for (const part of touched) part.byAmount = yield* sorted(part.byAmount, compareAmounts);
}

const placeFor = (sorted: readonly AccountLine[], line: AccountLine) =>
  firstWhere(sorted.length, (at) => compareAmounts(sorted[at] as AccountLine, line) > 0);

const compareAmounts = (a: AccountLine, b: AccountLine) =>
  a.amount === b.amount ? a.line.entry.seq - b.line.entry.seq : a.amount < b.amount ? -1 : 1;

function withDescription(line: StatementLine): AccountLine {
  const memo = readEntryDescription(line.entry);
  // A freeze moves from available to frozen; what leaves or comes is counted as it is.
  const amount = line.change === 0n ? -line.heldChange : line.change;
  return { ...memo, type: directed(memo.type, amount), line, amount };
}

/** A transfer is one entry of the log, and goes out of one wallet into another. */
function directed(type: RecordType, amount: bigint): RecordType {
  if (type !== RecordType.internalTransferIn && type !== RecordType.internalTransferOut) return type;
  return amount > 0n ? RecordType.internalTransferIn : RecordType.internalTransferOut;
}
