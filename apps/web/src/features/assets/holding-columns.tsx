import type { CoinConfig, Holding } from "@coffer/sdk";
import { CoinIcon, cn, TwoLine } from "@coffer/ui";
import { useIntl } from "react-intl";
import { type Amount, add, compare, isZero, multiply } from "../../platform/amount/amount.ts";
import { heights } from "../../platform/heights.ts";
import { Change } from "../../platform/money/change.tsx";
import { Money } from "../../platform/money/money.tsx";
import type { Column } from "../../platform/table/columns.ts";
import { usable } from "./can-move.ts";
import { WalletSplit } from "./wallet-split.tsx";

/** The columns of the holdings; values are in `currency`. */
export function useHoldingColumns(coins: readonly CoinConfig[], currency: string): Column<Holding>[] {
  const intl = useIntl();
  const decimals = (coin: string) => coins.find((entry) => entry.coin === coin)?.displayScale;
  const worth = (amount: Amount) => (isZero(amount) ? undefined : { amount, unit: currency });
  /** A part of a balance with its own worth, at the row's price. */
  const part = (holding: Holding, amount: Amount) => (
    <Money
      amount={amount}
      decimals={isZero(amount) ? undefined : decimals(holding.coin)}
      approx={worth(compare(amount, all(holding)) === 0 ? holding.value : multiply(amount, holding.price))}
    />
  );
  return [
    {
      id: "coin",
      header: intl.formatMessage({ id: "assets.coin" }),
      cell: ({ coin, name }) => <TwoLine icon={<CoinIcon ticker={coin} />} title={coin} note={name} />,
      value: ({ coin }) => coin,
      sort: true,
    },
    {
      id: "balance",
      header: intl.formatMessage({ id: "assets.balance" }),
      number: true,
      cell: (holding) => (
        <>
          <Money amount={all(holding)} decimals={decimals(holding.coin)} approx={worth(holding.value)} />
          <WalletSplit holding={holding} decimals={decimals(holding.coin)} />
        </>
      ),
      value: all,
    },
    {
      id: "available",
      header: intl.formatMessage({ id: "assets.available" }),
      number: true,
      cell: (holding) => part(holding, usable(holding)),
      value: usable,
    },
    {
      id: "frozen",
      header: intl.formatMessage({ id: "assets.frozen" }),
      number: true,
      cell: (holding) => part(holding, holding.frozen),
      value: ({ frozen }) => frozen,
    },
    {
      id: "week",
      header: intl.formatMessage({ id: "assets.week" }),
      cell: ({ line7d }) => <Sparkline line={line7d} />,
    },
    {
      id: "day",
      header: intl.formatMessage({ id: "assets.day" }),
      number: true,
      cell: ({ changePercent24h }) => <Change percent={changePercent24h} />,
      value: ({ changePercent24h }) => changePercent24h,
      sort: true,
    },
  ];
}

const all = ({ available, frozen }: Holding) => add(available, frozen);

const width = 72;
const height = 24;
const strokes = { "-1": "stroke-bad", 0: "stroke-ink-3", 1: "stroke-good" };

/** A week's price line. Hidden from screen readers, because the next column has the text. */
function Sparkline({ line }: { line: readonly Amount[] }) {
  const step = width / Math.max(1, line.length - 1);
  const points = heights(line).map((y, index) => `${index * step},${2 + (1 - y) * (height - 4)}`);
  const trend = compare(line.at(-1) ?? "0", line[0] ?? "0");
  return (
    <svg aria-hidden width={width} height={height} viewBox={`0 0 ${width} ${height}`} className="overflow-visible">
      <polyline
        points={points.join(" ")}
        fill="none"
        strokeWidth="1.5"
        strokeLinejoin="round"
        className={cn(strokes[trend])}
      />
    </svg>
  );
}
