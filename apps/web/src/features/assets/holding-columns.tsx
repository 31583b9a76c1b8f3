import type { CoinConfig, Holding } from "@coffer/sdk";
import { CoinIcon, TwoLine } from "@coffer/ui";
import { Money } from "../../kernel/money/money.tsx";
import type { Column } from "../../kernel/table/columns.ts";
import { isZero } from "../../lib/money.ts";
import { useText } from "../../lib/text.tsx";
import { Change } from "./change.tsx";
import { Sparkline } from "./sparkline.tsx";

/** Columns of the holdings; values are in `currency`. */
export function useHoldingColumns(coins: readonly CoinConfig[], currency: string): Column<Holding>[] {
  const text = useText();
  const decimals = (coin: string) => coins.find((entry) => entry.coin === coin)?.displayScale;
  return [
    {
      id: "coin",
      header: text("assets.coin"),
      cell: ({ coin, name }) => <TwoLine icon={<CoinIcon ticker={coin} />} title={coin} note={name} />,
      value: ({ coin }) => coin,
      sort: true,
    },
    {
      id: "available",
      header: text("assets.available"),
      number: true,
      cell: ({ coin, available, value }) => (
        <Money amount={available} decimals={decimals(coin)} approx={{ amount: value, unit: currency }} />
      ),
      value: ({ available }) => available,
    },
    {
      id: "frozen",
      header: text("assets.frozen"),
      number: true,
      wideOnly: true,
      cell: ({ coin, frozen }) => <Money amount={frozen} decimals={isZero(frozen) ? undefined : decimals(coin)} />,
      value: ({ frozen }) => frozen,
    },
    {
      id: "week",
      header: text("assets.week"),
      wideOnly: true,
      cell: ({ line7d }) => <Sparkline line={line7d} />,
    },
    {
      id: "day",
      header: text("assets.day"),
      number: true,
      wideOnly: true,
      cell: ({ changePercent24h }) => <Change percent={changePercent24h} />,
      value: ({ changePercent24h }) => changePercent24h,
      sort: true,
    },
  ];
}
