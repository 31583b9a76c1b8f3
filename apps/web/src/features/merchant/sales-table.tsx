import { Table, TableBody, TableCaption, TableCell, TableHead, TableHeader, TableRow } from "@coffer/ui";
import { Text, useText } from "../../platform/intl/text.tsx";
import { Worth } from "../../platform/money/money.tsx";
import { type Sales, useSalesLabels } from "./sales-labels.ts";

/** The chart's twin: every stretch of it, newest first, with its orders. */
export function SalesTable({ sales }: { sales: Sales }) {
  const text = useText();
  const { when, count } = useSalesLabels(sales);
  const { points, currency } = sales;
  return (
    <div className="-mx-5 max-h-60 overflow-y-auto border-line border-t">
      <Table label={text("merchant.chart")}>
        <TableCaption>
          <Text id="merchant.chart" />
        </TableCaption>
        <TableHeader>
          <TableRow>
            <TableHead>
              <Text id="merchant.day" />
            </TableHead>
            <TableHead align="right">
              <Text id="merchant.orders" />
            </TableHead>
            <TableHead align="right">
              <Text id="merchant.ordersPaid" />
            </TableHead>
            <TableHead align="right">
              <Text id="merchant.paid" />
            </TableHead>
            <TableHead align="right">
              <Text id="merchant.refunded" />
            </TableHead>
          </TableRow>
        </TableHeader>
        <TableBody>
          {points.toReversed().map(({ from, orderCount, paidCount, collected, refunded }) => (
            <TableRow key={from} className="h-10!">
              <TableCell>{when(from)}</TableCell>
              <TableCell align="right">{count(orderCount)}</TableCell>
              <TableCell align="right">{count(paidCount)}</TableCell>
              <TableCell align="right">
                <Worth amount={collected} unit={currency} />
              </TableCell>
              <TableCell align="right">
                <Worth amount={refunded} unit={currency} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  );
}
