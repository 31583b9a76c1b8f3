import { FormattedMessage } from "../../platform/intl/intl.ts";
import { useReading, type ValuePoint } from "./use-reading.ts";

const most = 30; // rows; a year of points read aloud helps nobody

/** The chart for those who can't see it: the same line as a table, evenly thinned, the newest always there. */
export function ChartTable({ points, currency }: { points: readonly ValuePoint[]; currency: string }) {
  const { point } = useReading(currency);
  const every = Math.ceil(points.length / most);
  const rows = points.filter((_, index) => (points.length - 1 - index) % every === 0).map(point);
  return (
    // Around it and not on it: a table can't be made one pixel high, and would lengthen the page.
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
