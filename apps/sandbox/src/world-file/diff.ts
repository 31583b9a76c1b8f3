import { amountOf } from "../areas/coins/exports.ts";
import { redact } from "../engine/redact.ts";
import { type Account, assetOf, availableOf, balanceOf } from "../ledger/account.ts";
import { canonical } from "../state/hash.ts";
import type { World, WorldState } from "../world/world.ts";

type Row = Readonly<Record<string, unknown>>;
/** Rows shown of each kind and table; the counts tell of all. */
const SHOWN = 50;

/** What differs between two worlds: time, settings, rows of each table, balances. Secrets are blanked. */
export function diffWorlds(from: World, to: World) {
  const [before, after] = [from.state(), to.state()];
  const names = new Set([...Object.keys(before.tables), ...Object.keys(after.tables)]);
  const tables = [...names]
    .sort()
    .map((name) => diffTable(from, name, (before.tables[name] ?? []) as Row[], (after.tables[name] ?? []) as Row[]))
    .filter(({ addedCount, removedCount, changedCount }) => addedCount + removedCount + changedCount > 0);
  return {
    from: from.id,
    to: to.id,
    same: tables.length === 0 && isSame(before, after),
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
    tables,
  };
}
export type WorldDiff = ReturnType<typeof diffWorlds>;

/** Apart from the requests that were made. By what they share before anything is read: a fork shares nearly all. */
function isSame(
  { tables, ledger, requests: _before, ...frame }: WorldState,
  { tables: others, ledger: entries, requests: _after, ...other }: WorldState,
): boolean {
  const isAlike = (rows: readonly object[], counterparts: readonly object[] = []) =>
    rows.length === counterparts.length &&
    rows.every((row, at) => row === counterparts[at] || canonical(row) === canonical(counterparts[at]));
  return (
    canonical(frame) === canonical(other) &&
    Object.entries(tables).every(([name, rows]) => isAlike(rows, others[name])) &&
    isAlike(ledger, entries)
  );
}

function diffTable({ rules }: World, table: string, before: readonly Row[], after: readonly Row[]) {
  const key = rules.tables.get(table)?.key ?? "";
  const [olds, news] = [before, after].map((rows) => new Map(rows.map((row) => [String(row[key]), row])));
  const added = after.filter((row) => !olds?.has(String(row[key])));
  const removed = before.filter((row) => !news?.has(String(row[key])));
  const changed = before.flatMap((row) => {
    const other = news?.get(String(row[key]));
    // A world shares its rows with its forks until one of them changes.
    if (other === undefined || other === row) return [];
    const fields = diffFields(row, other);
    return fields.length === 0 ? [] : [{ key: String(row[key]), fields }];
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
    const show = (minor: bigint) => amountOf(to, currency, minor);
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
