import { Table, TableBody, TableCaption, TableCell, TableHead, TableHeader, TableRow } from "@coffer/ui";
import { useIntl } from "react-intl";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { Worth } from "../../platform/money/money.tsx";
import { type Sales, useSalesLabels } from "./sales-labels.ts";

/** The chart's table: every interval, newest first, with its orders. */
export function SalesTable({ sales }: { sales: Sales }) {
  const intl = useIntl();
  const { when, count } = useSalesLabels(sales);
  const { points, currency } = sales;
  return (
    <div className="-mx-5 max-h-60 overflow-y-auto border-line border-t">
      <Table label={intl.formatMessage({ id: "merchant.chart" })}>
        <TableCaption>
          <FormattedMessage id="merchant.chart" />
        </TableCaption>
        <TableHeader>
          <TableRow>
            <TableHead>
              <FormattedMessage id="merchant.day" />
            </TableHead>
            <TableHead align="right">
              <FormattedMessage id="merchant.orders" />
            </TableHead>
            <TableHead align="right">
              <FormattedMessage id="merchant.ordersPaid" />
            </TableHead>
            <TableHead align="right">
              <FormattedMessage id="merchant.paid" />
            </TableHead>
            <TableHead align="right">
              <FormattedMessage id="merchant.refunded" />
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
