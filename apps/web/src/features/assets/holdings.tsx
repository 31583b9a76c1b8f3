import type { CoinConfig, Holding } from "@coffer/sdk";
import { Button } from "@coffer/ui";
import { Link } from "@tanstack/react-router";
import { useIntl } from "react-intl";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { useAccount } from "../../platform/session.ts";
import { DataTable } from "../../platform/table/data-table.tsx";
import { useNarrow } from "../../platform/table/use-narrow.ts";
import { isHeld } from "./can-move.ts";
import { HoldingActions } from "./holding-actions.tsx";
import { useHoldingColumns } from "./holding-columns.tsx";
import { HoldingsTools } from "./holdings-tools.tsx";
import type { OverviewSearch } from "./overview-search.ts";
import type { Overview } from "./use-overview.ts";

/** All holdings of the account, row by row. */
export function Holdings({ overview, coins }: { overview: Overview; coins: readonly CoinConfig[] }) {
  const intl = useIntl();
  const narrow = useNarrow();
  const { search, holdings } = overview;
  const columns = useHoldingColumns(coins, holdings.currency);
  return (
    <DataTable
      titled
      local
      caption={intl.formatMessage({ id: "assets.holdings" })}
      tools={<HoldingsTools search={search} />}
      rows={holdings.items.filter((holding) => fits(holding, search))}
      rowKey={(holding) => holding.coin}
      columns={columns}
      csv="holdings"
      filtered={search.kind !== undefined || search.q !== undefined}
      clear={() => void search.set({ kind: undefined, q: undefined })}
      // On phones rows are one line high; the buttons are above the list.
      actions={
        narrow
          ? undefined
          : (holding) => <HoldingActions holding={holding} config={coins.find(({ coin }) => coin === holding.coin)} />
      }
      empty={{
        title: <FormattedMessage id="assets.none" />,
        body: <FormattedMessage id="assets.noneBody" />,
        action: <FirstStep />,
      }}
    />
  );
}

/** The first steps of a new customer: a deposit, and the verification while it is open. */
function FirstStep() {
  const account = useAccount();
  return (
    <>
      <Button asChild>
        <Link to="/assets/recharge">
          <FormattedMessage id="assets.deposit" />
        </Link>
      </Button>
      {account !== undefined && account.kycStatus !== 3 && (
        <Button asChild variant="secondary">
          <Link to="/account/verifiy">
            <FormattedMessage id="assets.verify" />
          </Link>
        </Button>
      )}
    </>
  );
}

/** Returns whether a row matches. A search includes coins without a balance. */
export function fits(holding: Holding, { kind, q, empty }: OverviewSearch & { q?: string | undefined }): boolean {
  const words = q?.trim().toLowerCase();
  if (kind && holding.kind !== kind) return false;
  if (words) return `${holding.coin} ${holding.name}`.toLowerCase().includes(words);
  return empty === "1" || isHeld(holding);
}
