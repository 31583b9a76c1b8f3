import { cn, Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@coffer/ui";
import type { ReactNode } from "react";
import { FormattedMessage } from "../intl/intl.ts";

export interface PriceRow {
  id: string;
  label: ReactNode;
  was: string;
  now: string;
  unit: string;
}

/** Compares the reviewed and the current price. */
export function PriceTable({ rows }: { rows: readonly PriceRow[] }) {
  return (
    <Table>
      <TableHeader>
        <TableRow>
          <TableHead />
          <TableHead align="right">
            <FormattedMessage id="quote.reviewed" />
          </TableHead>
          <TableHead align="right">
            <FormattedMessage id="quote.now" />
          </TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {rows.map(({ id, label, was, now, unit }) => (
          <TableRow key={id}>
            <TableCell className="text-ink-2">{label}</TableCell>
            <TableCell align="right" className={cn("text-ink-2", was !== now && "line-through")}>
              {was === now ? <FormattedMessage id="quote.noChange" /> : was}
            </TableCell>
            <TableCell align="right">
              {now} <span className="text-ink-2">{unit}</span>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
