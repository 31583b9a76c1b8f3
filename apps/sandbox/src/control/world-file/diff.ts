import { redact } from "../../core/redact.ts";
import { type Account, assetOf, availableOf, balanceOf } from "../../ledger/account.ts";
import { program } from "../../modules/program.ts";
import { canonical } from "../../state/hash.ts";
import { each, type TimeSliced } from "../../state/time-slices.ts";
import type { World, WorldState } from "../../world/world.ts";

const { formatAmount } = program.provided;

type Row = Readonly<Record<string, unknown>>;
/** Rows shown of each kind and table; the counts tell of all. */
const SHOWN = 50;

/** What differs between two worlds: time, settings, rows of each table, balances. Secrets are blanked. */
export function* diffWorlds(from: World, to: World) {
  const [before, after] = [from.state(), to.state()];
  // Of the same moment as the rows.
  const now = {
    clock: {
      from: from.clock.iso(),
      to: to.clock.iso(),
      milliseconds: to.clock.now() - from.clock.now(),
      modes: [before.clock.mode, after.clock.mode] as const,
      due: [before.clock.queue.length, after.clock.queue.length] as const,
    },
    settings: diffFields({ ...before.settings }, { ...after.settings }),
    entries: { from: before.ledger.length, to: after.ledger.length },
    accounts: diffAccounts(from, to),
  };
  const names = new Set([...Object.keys(before.tables), ...Object.keys(after.tables)]);
  const tables: TableDifference[] = [];
  for (const name of [...names].sort()) {
    const table = yield* diffTable(
      from,
      name,
      (before.tables[name] ?? []) as Row[],
      (after.tables[name] ?? []) as Row[],
    );
    if (table.addedCount + table.removedCount + table.changedCount > 0) tables.push(table);
  }
  const same = tables.length === 0 && (yield* isSame(before, after));
  return { from: from.id, to: to.id, same, ...now, tables };
}
export type WorldDiff = ReturnType<typeof diffWorlds> extends TimeSliced<infer Diff> ? Diff : never;

/** Apart from the requests that were made. */
function* isSame(
  { tables, ledger, requests: _before, ...frame }: WorldState,
  { tables: others, ledger: entries, requests: _after, ...other }: WorldState,
): TimeSliced<boolean> {
  if (canonical(frame) !== canonical(other)) return false;
  for (const [name, rows] of Object.entries(tables)) if (!(yield* isAlike(rows, others[name]))) return false;
  return yield* isAlike(ledger, entries);
}
function* isAlike(rows: readonly object[], others: readonly object[] = []): TimeSliced<boolean> {
  if (rows.length !== others.length) return false;
  let differ = 0;
  yield* each(rows, (row, at) => {
    // By what they share before anything is read: a fork shares nearly all.
    if (differ === 0 && row !== others[at] && canonical(row) !== canonical(others[at])) differ += 1;
  });
  return differ === 0;
}

function* diffTable({ rules }: World, table: string, before: readonly Row[], after: readonly Row[]) {
  const key = rules.tables.get(table)?.key ?? "";
  const [olds, news] = [new Map<string, Row>(), new Map<string, Row>()];
  yield* each(before, (row) => void olds.set(String(row[key]), row));
  yield* each(after, (row) => void news.set(String(row[key]), row));
  const [added, removed, changed]: [Row[], Row[], { key: string; fields: ReturnType<typeof diffFields> }[]] = [
    [],
    [],
    [],
  ];
  yield* each(news, ([name, row]) => {
    if (!olds.has(name)) added.push(row);
  });
  yield* each(olds, ([name, row]) => {
    const other = news.get(name);
    if (other === undefined) removed.push(row);
    // A world shares its rows with its forks until one of them changes.
    if (other === undefined || other === row) return;
    const fields = diffFields(row, other);
    if (fields.length > 0) changed.push({ key: name, fields });
  });
  return {
    table,
    addedCount: added.length,
    removedCount: removed.length,
    changedCount: changed.length,
    added: added.slice(0, SHOWN).map(redact),
    removed: removed.slice(0, SHOWN).map(redact),
    changed: changed.slice(0, SHOWN),
  };
}

type TableDifference = ReturnType<typeof diffTable> extends TimeSliced<infer Difference> ? Difference : never;

function diffFields(before: Row, after: Row) {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  const differ = [...names].filter((name) => canonical(before[name]) !== canonical(after[name]));
  return differ.map((field) => {
    // With its name, so that a secret is known as one.
    const shown = (row: Row) => (redact({ [field]: row[field] ?? null }) as Row)[field];
    return { field, from: shown(before), to: shown(after) };
  });
}

function diffAccounts(from: World, to: World) {
  const ids = new Set([...from.ledger.accounts(), ...to.ledger.accounts()].map(({ id }) => id));
  return [...ids].sort().flatMap((id) => {
    const [before, after] = [from.ledger.account(id), to.ledger.account(id)];
    if (balanceOf(before) === balanceOf(after) && before.held === after.held) return [];
    const currency = assetOf(id);
    const show = (minor: bigint) => formatAmount(to, currency, minor);
    const side = (account: Account) => ({
      balance: show(balanceOf(account)),
      available: show(availableOf(account)),
      held: show(account.held),
    });
    return [
      {
        account: id,
        currency,
        from: side(before),
        to: side(after),
        change: show(balanceOf(after) - balanceOf(before)),
      },
    ];
  });
}
