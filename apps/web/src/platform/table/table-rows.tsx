import { Table, TableBody, TableCaption, TableCell, TableHead, TableHeader, TableRow } from "@coffer/ui";
import { ArrowDownIcon, ArrowUpIcon, ChevronsUpDownIcon } from "lucide-react";
import { Fragment, type ReactNode } from "react";
import { FormattedMessage } from "../intl/intl.ts";
import type { Column, Sorted } from "./columns.ts";

export interface RowsProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  actions?: ((row: Row) => ReactNode) | undefined;
  /** What stands under a row that is unfolded. */
  under?: ((row: Row) => ReactNode) | undefined;
  sorted: Sorted | undefined;
  sort: (id: string) => void;
}

export function TableRows<Row>({ caption, columns, rows, rowKey, actions, under, sorted, sort }: RowsProps<Row>) {
  return (
    <Table>
      <TableCaption>{caption}</TableCaption>
      <TableHeader>
        <TableRow>
          {columns.map((column) => (
            <TableHead key={column.id} align={column.number ? "right" : "left"} aria-sort={ariaSort(column, sorted)}>
              {column.sort ? <SortButton column={column} sorted={sorted} sort={sort} /> : column.header}
            </TableHead>
          ))}
          {actions && (
            <TableHead align="right">
              <span className="sr-only">
                <FormattedMessage id="table.actions" />
              </span>
            </TableHead>
          )}
        </TableRow>
      </TableHeader>
      <TableBody>
        {rows.map((row) => {
          const below = under?.(row);
          return (
            <Fragment key={rowKey(row)}>
              <TableRow className={below ? "border-b-0!" : undefined}>
                {columns.map((column) => (
                  <TableCell key={column.id} align={column.number ? "right" : "left"}>
                    {column.cell(row)}
                  </TableCell>
                ))}
                {actions && (
                  <TableCell align="right">
                    <span className="inline-flex gap-1.5">{actions(row)}</span>
                  </TableCell>
                )}
              </TableRow>
              {below && (
                <TableRow>
                  <TableCell colSpan={columns.length + (actions ? 1 : 0)}>{below}</TableCell>
                </TableRow>
              )}
            </Fragment>
          );
        })}
      </TableBody>
    </Table>
  );
}

function ariaSort<Row>(column: Column<Row>, sorted: Sorted | undefined) {
  if (!column.sort) return undefined;
  return sorted?.id !== column.id ? "none" : sorted.falling ? "descending" : "ascending";
}

function SortButton<Row>({ column, sorted, sort }: { column: Column<Row> } & Pick<RowsProps<Row>, "sorted" | "sort">) {
  const mine = sorted?.id === column.id;
  const Icon = !mine ? ChevronsUpDownIcon : sorted.falling ? ArrowDownIcon : ArrowUpIcon;
  return (
    <button
      type="button"
      className="inline-flex min-h-6 items-center gap-1 hover:text-ink"
      onClick={() => sort(column.id)}
    >
      {column.header}
      <Icon aria-hidden className={mine ? "size-3.5 text-ink" : "size-3.5 text-ink-3"} />
    </button>
  );
}
