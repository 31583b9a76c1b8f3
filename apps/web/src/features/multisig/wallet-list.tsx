import type { MultisigWallet } from "@coffer/sdk";
import { Button, CoinIcon, TwoLine } from "@coffer/ui";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useIntl } from "react-intl";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { Worth } from "../../platform/money/money.tsx";
import { Page } from "../../platform/page/page.tsx";
import { When } from "../../platform/page/when.tsx";
import type { Column } from "../../platform/table/columns.ts";
import { DataTable } from "../../platform/table/data-table.tsx";
import { useListSearch } from "../../platform/table/use-list-search.ts";
import { api } from "./api.ts";
import { Threshold } from "./threshold.tsx";

/** All wallets, with their worth in the pricing currency. */
export function WalletList() {
  const intl = useIntl();
  const { query: page } = useListSearch();
  const query = useQuery({ ...api.multisig.getMultisigWallet.queryOptions(page), meta: { shows: "place" } });
  const { data } = query;
  return (
    <Page
      title={<FormattedMessage id="multisig.title" />}
      lead={<FormattedMessage id="multisig.lead" />}
      actions={<CreateLink />}
    >
      {data && data.totalCount > 0 && (
        <p className="mb-5">
          <span className="block text-ink-2 text-label">
            <FormattedMessage id="multisig.total" />
          </span>
          <Worth amount={data.total} unit={data.currency} size="large" />
        </p>
      )}
      <DataTable
        caption={intl.formatMessage({ id: "multisig.wallets" })}
        titled
        query={query}
        rows={data?.items}
        total={data?.totalCount}
        rowKey={({ id }) => id}
        columns={useWalletColumns()}
        empty={{
          title: <FormattedMessage id="multisig.none" />,
          body: <FormattedMessage id="multisig.noneBody" />,
          action: <CreateLink />,
        }}
      />
    </Page>
  );
}

const CreateLink = () => (
  <Button asChild>
    <Link to="/assets/multisig" search={{ do: "create" }}>
      <FormattedMessage id="multisig.create" />
    </Link>
  </Button>
);

function useWalletColumns(): Column<MultisigWallet>[] {
  const intl = useIntl();
  return [
    {
      id: "name",
      header: intl.formatMessage({ id: "multisig.name" }),
      cell: ({ id, name, minSignatures, signerCount, coins }) => (
        <TwoLine
          icon={<CoinIcon ticker={coins[0] ?? ""} />}
          title={
            <Link to="/assets/multisig" search={{ wallet: id }} className="hover:underline">
              {name}
            </Link>
          }
          note={<Threshold least={minSignatures} signers={signerCount} />}
        />
      ),
    },
    { id: "coins", header: intl.formatMessage({ id: "multisig.coins" }), cell: ({ coins }) => coins.join(", ") },
    {
      id: "created",
      header: intl.formatMessage({ id: "multisig.made" }),
      cell: ({ createdAt }) => <When at={createdAt} />,
    },
    {
      id: "total",
      header: intl.formatMessage({ id: "multisig.worth" }),
      number: true,
      cell: ({ total, currency }) => <Worth amount={total} unit={currency} />,
    },
  ];
}
