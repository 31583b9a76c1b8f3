import { ChevronRightIcon } from "lucide-react";
import type { ControlSchemas } from "../../../client/control-client.ts";
import { useWords } from "../../words/use-words.ts";

/** One table in a line; its rows on demand. */
export function TableDifference({ difference }: { difference: ControlSchemas["WorldDiff"]["tables"][number] }) {
  const text = useWords().worlds;
  const { table, addedCount, removedCount, changedCount, added, removed, changed } = difference;
  const shown = added.length + removed.length + changed.length;
  const left = addedCount + removedCount + changedCount - shown;
  return (
    <details className="group rounded-md border border-line">
      <summary className="flex cursor-pointer list-none flex-wrap items-center gap-x-2.5 rounded-md px-3.5 py-2.5 [&::-webkit-details-marker]:hidden">
        <ChevronRightIcon aria-hidden className="size-4 text-ink-3 transition-transform group-open:rotate-90" />
        <span className="flex-1 font-medium">{text.table(table)}</span>
        <span className="text-ink-2 text-label">{text.changes(addedCount, removedCount, changedCount)}</span>
      </summary>
      <ul className="divide-y divide-line border-line border-t font-mono text-head leading-[18px]">
        {added.map((row) => (
          <Row key={JSON.stringify(row)} sign="+" label={text.added} value={JSON.stringify(row)} />
        ))}
        {removed.map((row) => (
          <Row key={JSON.stringify(row)} sign="−" label={text.removed} value={JSON.stringify(row)} />
        ))}
        {changed.map(({ key, fields }) => (
          <Row
            key={key}
            sign="~"
            label={text.changed}
            value={`${key}: ${fields.map(({ field, from, to }) => `${field} ${JSON.stringify(from)} → ${JSON.stringify(to)}`).join(", ")}`}
          />
        ))}
        {left > 0 && <li className="px-3.5 py-2 text-ink-2">{text.moreRows(left)}</li>}
      </ul>
    </details>
  );
}

const Row = ({ sign, label, value }: { sign: string; label: string; value: string }) => (
  <li className="flex gap-2.5 px-3.5 py-2">
    <span aria-hidden className="text-ink-3">
      {sign}
    </span>
    <span className="min-w-0 break-words">
      <span className="sr-only">{label}: </span>
      {value}
    </span>
  </li>
);
