import { FormattedMessage } from "../../platform/intl/intl.ts";
import { useReading, type ValuePoint } from "./use-reading.ts";

const most = 30; // The maximum number of rows.

/** The chart as a table for screen readers, evenly sampled, the latest point included. */
export function ChartTable({ points, currency }: { points: readonly ValuePoint[]; currency: string }) {
  const { point } = useReading(currency);
  const every = Math.ceil(points.length / most);
  const rows = points.filter((_, index) => (points.length - 1 - index) % every === 0).map(point);
  return (
    // Around the table, not on it: a table can't be made one pixel high and would lengthen the page.
    <div className="sr-only">
      <table>
        <caption>
          <FormattedMessage id="assets.chart" />
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage id="assets.chartTime" />
            </th>
            <th scope="col">
              <FormattedMessage id="assets.chartValue" values={{ currency }} />
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.when}>
              <th scope="row">{row.when}</th>
              <td>{row.worth}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
