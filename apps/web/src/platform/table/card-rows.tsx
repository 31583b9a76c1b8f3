import type { RowsProps } from "./table-rows.tsx";

/** The same columns on a phone: the first is the card's head, a number beside it, the rest a list under it. */
export function CardRows<Row>({ caption, columns, rows, rowKey, actions, under }: RowsProps<Row>) {
  const [head, ...others] = columns;
  const beside = others.find((column) => column.number);
  const rest = others.filter((column) => column !== beside);
  return (
    <ul aria-label={caption} className="divide-y divide-line border-line border-t first:border-t-0">
      {rows.map((row) => (
        <li key={rowKey(row)} className="flex flex-col gap-3 p-4">
          <div className="flex items-center justify-between gap-4">
            <div className="min-w-0">{head?.cell(row)}</div>
            {beside && <div className="shrink-0 text-right">{beside.cell(row)}</div>}
          </div>
          {rest.length > 0 && (
            <dl className="flex flex-col gap-1.5 text-label">
              {rest.map((column) => (
                <div key={column.id} className="flex items-baseline justify-between gap-4">
                  <dt className="shrink-0 text-ink-2">{column.header}</dt>
                  <dd className="min-w-0 text-right">{column.cell(row)}</dd>
                </div>
              ))}
            </dl>
          )}
          {under?.(row)}
          {actions && <div className="flex gap-2 *:flex-1">{actions(row)}</div>}
        </li>
      ))}
    </ul>
  );
}
