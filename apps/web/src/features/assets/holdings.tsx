import type { CoinConfig } from "@coffer/sdk";
import { DataTable } from "../../kernel/table/data-table.tsx";
import { useNarrow } from "../../kernel/table/use-narrow.ts";
import { Text, useText } from "../../lib/text.tsx";
import { FirstStep } from "./first-step.tsx";
import { fits } from "./fits.ts";
import { HoldingActions } from "./holding-actions.tsx";
import { useHoldingColumns } from "./holding-columns.tsx";
import { HoldingsTools } from "./holdings-tools.tsx";
import type { Overview } from "./use-overview.ts";

/** Everything the account has, row by row. */
export function Holdings({ overview, coins }: { overview: Overview; coins: readonly CoinConfig[] }) {
  const text = useText();
  const narrow = useNarrow();
  const { search, holdings } = overview;
  const columns = useHoldingColumns(coins, holdings.currency);
  return (
    <DataTable
      titled
      local
      caption={text("assets.holdings")}
      tools={<HoldingsTools search={search} />}
      rows={holdings.items.filter((holding) => fits(holding, search))}
      rowKey={(holding) => holding.coin}
      columns={columns}
      csv="holdings"
      filtered={search.kind !== undefined || search.q !== undefined}
      clear={() => void search.set({ kind: undefined, q: undefined })}
      // A phone's rows stay one line high; its buttons stand above the list.
      actions={
        narrow
          ? undefined
          : (holding) => <HoldingActions holding={holding} config={coins.find(({ coin }) => coin === holding.coin)} />
      }
      empty={{
        title: <Text id="assets.none" />,
        body: <Text id="assets.noneBody" />,
        action: <FirstStep />,
      }}
    />
  );
}
