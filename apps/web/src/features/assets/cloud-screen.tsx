import type { CoinConfig, WalletBalance } from "@coffer/sdk";
import { Button, Card, CardBody, CoinIcon, TwoLine } from "@coffer/ui";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useIntl } from "react-intl";
import { isZero } from "../../platform/amount/amount.ts";
import { api } from "../../platform/api.ts";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { HideBalances } from "../../platform/money/hidden-balances.tsx";
import { Money, Worth } from "../../platform/money/money.tsx";
import { Page } from "../../platform/page/page.tsx";
import type { Column } from "../../platform/table/columns.ts";
import { DataTable } from "../../platform/table/data-table.tsx";
import { AssetTabs } from "./asset-tabs.tsx";
import { CloudAddresses } from "./cloud-addresses.tsx";
import { CloudEntries } from "./cloud-entries.tsx";
import { KeyShares } from "./key-shares.tsx";

/** The wallet with a shared key: its balances, addresses and entries. */
export function CloudScreen() {
  const { items: coins } = useSuspenseQuery(api.assets.getCoinConfigList.queryOptions()).data;
  const { items, total, currency } = useSuspenseQuery(api.assets.getCloudWalletAssets.queryOptions()).data;
  return (
    <Page
      title={<FormattedMessage id="assets.cloud" />}
      lead={<FormattedMessage id="assets.cloudLead" />}
      actions={
        <>
          <Button asChild variant="secondary">
            <Link to="/assets/transfer" search={{ wallet: "1" }}>
              <FormattedMessage id="assets.transfer" />
            </Link>
          </Button>
          <Button asChild>
            <Link to="/assets/cloud" search={{ tab: "addresses" }}>
              <FormattedMessage id="assets.deposit" />
            </Link>
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <Card className="grid lg:grid-cols-2">
          <CardBody>
            <h2 className="flex items-center gap-1 text-ink-2 text-label">
              <FormattedMessage id="assets.cloudTotal" />
              <HideBalances />
            </h2>
            <p>
              <Worth amount={total} unit={currency} size="display" />
            </p>
            <p className="mt-2 text-ink-2 text-label">
              <FormattedMessage id="assets.cloudOut" />
            </p>
          </CardBody>
          <div className="border-line p-5 max-lg:border-t sm:p-6 lg:border-l">
            <KeyShares />
          </div>
        </Card>
        <AssetTabs
          tabs={[
            {
              id: "assets",
              label: "assets.holdings",
              content: <Balances coins={coins} items={items} currency={currency} />,
            },
            { id: "addresses", label: "assets.addresses", content: <CloudAddresses coins={coins} /> },
            { id: "entries", label: "assets.cloudHistory", content: <CloudEntries coins={coins} /> },
          ]}
        />
      </div>
    </Page>
  );
}

interface BalancesProps {
  coins: readonly CoinConfig[];
  items: readonly WalletBalance[];
  currency: string;
}

function Balances({ coins, items, currency }: BalancesProps) {
  const intl = useIntl();
  const decimals = (coin: string) => coins.find((entry) => entry.coin === coin)?.displayScale;
  const columns: Column<WalletBalance>[] = [
    {
      id: "coin",
      header: intl.formatMessage({ id: "assets.coin" }),
      sort: true,
      cell: ({ coin, name }) => <TwoLine icon={<CoinIcon ticker={coin} />} title={coin} note={name} />,
      value: ({ coin }) => coin,
    },
    {
      id: "available",
      header: intl.formatMessage({ id: "assets.available" }),
      number: true,
      sort: true,
      cell: ({ coin, available }) => (
        <Money amount={available} decimals={isZero(available) ? undefined : decimals(coin)} />
      ),
      value: ({ available }) => available,
    },
    {
      id: "frozen",
      header: intl.formatMessage({ id: "assets.frozen" }),
      number: true,
      cell: ({ coin, frozen }) => <Money amount={frozen} decimals={isZero(frozen) ? undefined : decimals(coin)} />,
      value: ({ frozen }) => frozen,
    },
    {
      id: "worth",
      header: intl.formatMessage({ id: "assets.worth" }),
      number: true,
      sort: true,
      cell: ({ value }) => <Worth amount={value} unit={currency} />,
      value: ({ value }) => value,
    },
  ];
  return (
    <DataTable
      titled
      local
      caption={intl.formatMessage({ id: "assets.holdings" })}
      rows={items}
      rowKey={({ coin }) => coin}
      columns={columns}
      csv="cloud-wallet"
      actions={({ coin, available }) => (
        <>
          <Button asChild variant="secondary" size="sm">
            <Link
              to="/assets/recharge"
              search={{ coin, wallet: "cloud" }}
              aria-label={intl.formatMessage({ id: "assets.depositCoin" }, { coin })}
            >
              <FormattedMessage id="assets.deposit" />
            </Link>
          </Button>
          {!isZero(available) && (
            <Button asChild variant="secondary" size="sm">
              <Link
                to="/assets/transfer"
                search={{ coin, wallet: "1" }}
                aria-label={intl.formatMessage({ id: "assets.transferCoin" }, { coin })}
              >
                <FormattedMessage id="assets.transfer" />
              </Link>
            </Button>
          )}
        </>
      )}
      empty={{ title: <FormattedMessage id="assets.none" />, body: <FormattedMessage id="assets.noneBody" /> }}
    />
  );
}
