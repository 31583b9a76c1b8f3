import { hasCode } from "@coffer/errors";
import type { RateHistory } from "@coffer/sdk";
import { CoinIcon, Skeleton, TwoLine } from "@coffer/ui";
import { useQuery } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import { type Amount, compare } from "../amount/amount.ts";
import { heights } from "../heights.ts";
import { FormattedMessage } from "../intl/intl.ts";
import { LoadFailure } from "../page/load-failure.tsx";
import { formatMoment } from "../time/time.ts";
import { api } from "./api.ts";
import { useRateText } from "./rate-text.ts";

const wide = 320;
const high = 72;
const minute = 60_000;
/** Rows of the table: one point every two hours. */
const everyRow = 8;

/** A pair's rate over a day: a line, its ends as figures, and a table. `now` is the current rate. */
export function PriceLine({ symbol, now }: { symbol: string; now: Amount | undefined }) {
  const { data, error, refetch } = useQuery({
    ...api.convert.getRateHistory.queryOptions({ symbol, span: "day" }),
    refetchInterval: minute,
    meta: { shows: "place" },
  });
  const rateText = useRateText();
  // Not every traded pair can be converted: then there is no chart.
  if (hasCode(error, 40001)) return null;
  if (error && !data) return <LoadFailure error={error} again={() => void refetch()} />;
  if (!data) return <Skeleton className="h-40 w-full" />;
  const rates = data.items.map(({ rate }) => rate);
  const [low, top] = endsOf(rates);
  const [base = ""] = symbol.split("/");
  return (
    <figure className="flex flex-col gap-3">
      <figcaption className="flex items-center justify-between gap-3">
        <TwoLine
          icon={<CoinIcon ticker={base} />}
          title={symbol.replace("/", " / ")}
          note={<FormattedMessage id="quote.pastDay" />}
        />
        <span className="font-medium tabular-nums">{rateText(now ?? rates.at(-1) ?? "0")}</span>
      </figcaption>
      <svg aria-hidden viewBox={`0 0 ${wide} ${high}`} preserveAspectRatio="none" className="h-20 w-full">
        <path
          d={pathOf(rates)}
          fill="none"
          strokeWidth="1.5"
          vectorEffect="non-scaling-stroke"
          className="stroke-vault"
        />
      </svg>
      <div className="flex justify-between gap-3 text-ink-2 text-label tabular-nums">
        <span>
          <FormattedMessage id="quote.low" values={{ rate: rateText(low) }} />
        </span>
        <span>
          <FormattedMessage id="quote.high" values={{ rate: rateText(top) }} />
        </span>
      </div>
      <RateTable points={data.items} symbol={symbol} />
    </figure>
  );
}

function endsOf(rates: readonly Amount[]): readonly [low: Amount, top: Amount] {
  const sorted = rates.toSorted(compare);
  return [sorted[0] ?? "0", sorted.at(-1) ?? "0"];
}

const margin = 2; // Half the line's width, so that it isn't clipped.

function pathOf(rates: readonly Amount[]): string {
  const step = wide / Math.max(1, rates.length - 1);
  return heights(rates)
    .map((height, at) => {
      const down = margin + (1 - height) * (high - 2 * margin);
      return `${at === 0 ? "M" : "L"}${at * step} ${down}`;
    })
    .join("");
}

function RateTable({ points, symbol }: { points: RateHistory["items"]; symbol: string }) {
  const intl = useIntl();
  const rateText = useRateText();
  const rows = points.filter((_, at) => (points.length - 1 - at) % everyRow === 0);
  return (
    // Around the table, not on it: a table can't be one pixel high and would lengthen the page.
    <div className="sr-only">
      <table>
        <caption>
          <FormattedMessage id="quote.lineOf" values={{ symbol }} />
        </caption>
        <tbody>
          {rows.map(({ time, rate }) => (
            <tr key={time}>
              <th scope="row">{formatMoment(time, intl)}</th>
              <td>{rateText(rate)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
