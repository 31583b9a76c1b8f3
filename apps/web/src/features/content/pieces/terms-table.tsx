import type { ReactNode } from "react";
import { FormattedMessage, type PlainMessageId } from "../../../platform/intl/intl.ts";

export interface TermsRow {
  name: ReactNode;
  value: ReactNode;
  note?: ReactNode;
}

export interface TermsTableProps {
  heads: readonly PlainMessageId[];
  rows: readonly TermsRow[];
}

/** Prices or durations in a column. On phones the note is below the name. */
export function TermsTable({ heads: [name, value, note], rows }: TermsTableProps) {
  return (
    <table className="w-full border-line-strong border-t text-[15px]/[22px]">
      <thead className="text-head">
        <tr className="text-ink-2 *:border-line-strong *:border-b *:py-2.5 *:font-medium">
          <th className="text-left">{name && <FormattedMessage id={name} />}</th>
          <th className="text-right">{value && <FormattedMessage id={value} />}</th>
          {note && (
            <th className="pl-10 text-left max-sm:hidden">
              <FormattedMessage id={note} />
            </th>
          )}
        </tr>
      </thead>
      <tbody className="*:*:border-line *:*:border-b *:*:py-3.5">
        {rows.map((row, index) => (
          <tr key={index}>
            <th scope="row" className="text-left font-normal">
              {row.name}
              {row.note && <span className="block text-ink-2 text-label sm:hidden">{row.note}</span>}
            </th>
            <td className="whitespace-nowrap pl-4 text-right align-top">{row.value}</td>
            {row.note && <td className="pl-10 text-ink-2 max-sm:hidden">{row.note}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
