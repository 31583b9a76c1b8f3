import type { ControlSchemas } from "../client/control-client.ts";

type Diff = ControlSchemas["WorldDiff"];

/** Formats the differences between two worlds: one line each, from the first world to the second. */
export function diffLines({ from, to, same, clock, settings, entries, accounts, tables }: Diff): string {
  if (same) return `${from} and ${to} are alike.\n`;
  const lines = [`${from} → ${to}`];
  const differ = (what: string, one: unknown, other: unknown) => {
    if (one !== other) lines.push(`${what}: ${one} → ${other}`);
  };
  differ("clock", clock.from, clock.to);
  differ("clock's mode", ...pair(clock.modes));
  differ("to come", ...pair(clock.due));
  for (const field of settings) lines.push(`setting ${fieldText(field)}`);
  differ("entries in the books", entries.from, entries.to);
  for (const account of accounts) lines.push(accountText(account));
  for (const table of tables) lines.push(...tableLines(table));
  return `${lines.join("\n")}\n`;
}

const pair = <Value>([one, other]: readonly Value[]) => [one, other] as const;

const fieldText = ({ field, from, to }: Diff["settings"][number]) =>
  `${field} ${JSON.stringify(from)} → ${JSON.stringify(to)}`;

function accountText({ account, currency, from, to, change }: Diff["accounts"][number]): string {
  const held = from.held === to.held ? "" : `, held ${from.held} → ${to.held}`;
  return `${account}: ${from.balance} → ${to.balance} ${currency} (${change.startsWith("-") ? "" : "+"}${change})${held}`;
}

function tableLines({
  table,
  addedCount,
  removedCount,
  changedCount,
  added,
  removed,
  changed,
}: Diff["tables"][number]) {
  const counts = { added: addedCount, removed: removedCount, changed: changedCount };
  const told = Object.entries(counts).flatMap(([what, count]) => (count === 0 ? [] : [`${count} ${what}`]));
  const left = addedCount + removedCount + changedCount - added.length - removed.length - changed.length;
  return [
    `${table}: ${told.join(", ")}`,
    ...added.map((row) => `  + ${JSON.stringify(row)}`),
    ...removed.map((row) => `  - ${JSON.stringify(row)}`),
    ...changed.map(({ key, fields }) => `  ~ ${key}: ${fields.map(fieldText).join(", ")}`),
    ...(left > 0 ? [`  … and ${left} more`] : []),
  ];
}
