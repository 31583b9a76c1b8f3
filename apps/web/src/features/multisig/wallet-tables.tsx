import type { MultisigLastDecision, MultisigWalletDetail } from "@coffer/sdk";
import { Avatar, Button, CoinIcon, TwoLine } from "@coffer/ui";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useIntl } from "react-intl";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { ExactMoney, Worth } from "../../platform/money/money.tsx";
import { Address } from "../../platform/page/address.tsx";
import { When } from "../../platform/page/when.tsx";
import { recordStatus } from "../../platform/status/record-status.ts";
import { StatusTag } from "../../platform/status/status-tag.tsx";
import { DataTable } from "../../platform/table/data-table.tsx";
import { listQuery } from "../../platform/table/list-query.ts";
import { useListSearch } from "../../platform/table/use-list-search.ts";
import { api } from "./api.ts";
import { isMoving, multisigStatus } from "./status.ts";

interface OfWallet {
  wallet: MultisigWalletDetail;
}
const look = 3000; // Polling interval while one of them is pending (ms).
const confirming = 11;

/** Each coin's balance and its held part. */
export function BalanceTable({ wallet }: OfWallet) {
  const intl = useIntl();
  return (
    <DataTable
      caption={intl.formatMessage({ id: "multisig.balances" })}
      rows={wallet.balances}
      local
      rowKey={({ coin, network }) => `${coin} ${network}`}
      columns={[
        {
          id: "coin",
          header: intl.formatMessage({ id: "multisig.coin" }),
          cell: ({ coin, networkName }) => (
            <TwoLine icon={<CoinIcon ticker={coin} />} title={coin} note={networkName} />
          ),
        },
        {
          ...{ id: "available", header: intl.formatMessage({ id: "multisig.available" }), number: true },
          cell: ({ available, coin }) => <ExactMoney amount={available} unit={coin} />,
        },
        {
          ...{ id: "frozen", header: intl.formatMessage({ id: "multisig.frozen" }), number: true },
          cell: ({ frozen, coin }) => <ExactMoney amount={frozen} unit={coin} />,
        },
        {
          ...{ id: "value", header: intl.formatMessage({ id: "multisig.worth" }), number: true },
          cell: ({ value }) => <Worth amount={value} unit={wallet.currency} />,
        },
      ]}
      actions={({ coin, network }) => (
        <Button asChild size="sm" variant="secondary">
          <Link to="/assets/multisig" search={{ wallet: wallet.id, do: "deposit", coin, network }}>
            <FormattedMessage id="multisig.deposit" />
          </Link>
        </Button>
      )}
      empty={{ title: <FormattedMessage id="multisig.none" /> }}
    />
  );
}

export function DepositTable({ wallet: { id, currency: _shown } }: OfWallet) {
  const intl = useIntl();
  const { query: page } = useListSearch();
  const query = useQuery({
    ...api.multisig.getMultisigRechargeList.queryOptions({ id, ...page }),
    ...listQuery((items: readonly { status: number }[]) => items.some(({ status }) => status === confirming) && look),
  });
  return (
    <DataTable
      caption={intl.formatMessage({ id: "multisig.deposits" })}
      query={query}
      rows={query.data?.items}
      total={query.data?.totalCount}
      rowKey={(row) => row.id}
      columns={[
        {
          ...{ id: "number", header: intl.formatMessage({ id: "multisig.number" }) },
          cell: ({ coin, number }) => <TwoLine icon={<CoinIcon ticker={coin} />} title={coin} note={number} />,
        },
        { id: "time", header: intl.formatMessage({ id: "multisig.time" }), cell: ({ time }) => <When at={time} /> },
        {
          ...{ id: "amount", header: intl.formatMessage({ id: "multisig.amount" }), number: true },
          cell: ({ amount, coin }) => <ExactMoney amount={amount} unit={coin} />,
        },
        {
          ...{ id: "hash", header: intl.formatMessage({ id: "multisig.hash" }) },
          cell: ({ txHash }) => <Address value={txHash} copyLabel={intl.formatMessage({ id: "multisig.copyHash" })} />,
        },
        {
          ...{ id: "status", header: intl.formatMessage({ id: "multisig.status" }) },
          cell: ({ status, confirmations: done, confirmationsRequired: needed }) => (
            <StatusTag
              of={recordStatus}
              value={status}
              progress={status === confirming ? { done, needed } : undefined}
            />
          ),
        },
      ]}
      empty={{
        title: <FormattedMessage id="multisig.noDeposits" />,
        body: <FormattedMessage id="multisig.noDepositsBody" />,
      }}
    />
  );
}

export function WithdrawalTable({ wallet: { id } }: OfWallet) {
  const intl = useIntl();
  const { query: page } = useListSearch();
  const query = useQuery({
    ...api.multisig.getMultisigWithdrawalList.queryOptions({ id, ...page }),
    ...listQuery((items: readonly { status: 0 | 1 | 2 | 3 | 4 }[]) => items.some(isMoving) && look),
  });
  return (
    <DataTable
      caption={intl.formatMessage({ id: "multisig.withdrawals" })}
      query={query}
      rows={query.data?.items}
      total={query.data?.totalCount}
      rowKey={(row) => row.id}
      columns={[
        {
          ...{ id: "number", header: intl.formatMessage({ id: "multisig.number" }) },
          cell: ({ id: record, coin, number }) => (
            <TwoLine
              icon={<CoinIcon ticker={coin} />}
              title={
                <Link to="/assets/multisig" search={{ id: record }} className="hover:underline">
                  {number}
                </Link>
              }
              note={coin}
            />
          ),
        },
        { id: "time", header: intl.formatMessage({ id: "multisig.time" }), cell: ({ time }) => <When at={time} /> },
        {
          id: "to",
          header: intl.formatMessage({ id: "multisig.to" }),
          cell: ({ address }) => <Address value={address} />,
        },
        {
          ...{ id: "amount", header: intl.formatMessage({ id: "multisig.amount" }), number: true },
          cell: ({ amount, coin }) => <ExactMoney amount={amount} unit={coin} />,
        },
        {
          ...{ id: "status", header: intl.formatMessage({ id: "multisig.status" }) },
          cell: ({ status, signatures, minSignatures: needed, expiresAt, failReason }) => (
            <span className="flex flex-col items-start gap-0.5">
              <StatusTag
                of={multisigStatus}
                value={status}
                progress={status === 1 ? { done: signatures.length, needed } : undefined}
              />
              <span className="text-head text-ink-2">
                {expiresAt ? (
                  <FormattedMessage id="multisig.lapsesAt" values={{ time: <When at={expiresAt} /> }} />
                ) : (
                  failReason
                )}
              </span>
            </span>
          ),
        },
      ]}
      empty={{
        title: <FormattedMessage id="multisig.noWithdrawals" />,
        body: <FormattedMessage id="multisig.noWithdrawalsBody" />,
      }}
    />
  );
}

/** The signers by network, with their decisions. */
export function SignerTable({ wallet }: OfWallet) {
  const intl = useIntl();
  const rows = wallet.networks.flatMap(({ networkName, signers }) =>
    signers.map((signer, at) => ({
      ...signer,
      networkName,
      name: signer.label ?? intl.formatMessage({ id: "multisig.signerAt" }, { at: at + 1 }),
    })),
  );
  return (
    <DataTable
      caption={intl.formatMessage({ id: "multisig.signers" })}
      rows={rows}
      local
      rowKey={({ networkName, address }) => `${networkName} ${address}`}
      columns={[
        {
          ...{ id: "name", header: intl.formatMessage({ id: "multisig.signer" }) },
          cell: ({ name, networkName }) => <TwoLine icon={<Avatar name={name} />} title={name} note={networkName} />,
        },
        {
          ...{ id: "address", header: intl.formatMessage({ id: "multisig.address" }) },
          cell: ({ address }) => (
            <Address value={address} copyLabel={intl.formatMessage({ id: "multisig.copySigner" })} />
          ),
        },
        {
          ...{ id: "decided", header: intl.formatMessage({ id: "multisig.decided" }) },
          cell: ({ signedCount, refusedCount }) => (
            <FormattedMessage id="multisig.decidedSoFar" values={{ signed: signedCount, refused: refusedCount }} />
          ),
        },
        {
          ...{ id: "last", header: intl.formatMessage({ id: "multisig.lastDecision" }) },
          cell: ({ lastDecision }) => (lastDecision ? <LastDecision of={lastDecision} /> : "–"),
        },
      ]}
      empty={{ title: <FormattedMessage id="multisig.none" /> }}
    />
  );
}

function LastDecision({ of: { withdrawalId, number, decision, time } }: { of: MultisigLastDecision }) {
  return (
    <TwoLine
      mono
      title={
        <Link to="/assets/multisig" search={{ id: withdrawalId }} className="hover:underline">
          {number}
        </Link>
      }
      note={
        <span className="font-sans">
          <FormattedMessage id={decision === "sign" ? "multisig.hasSigned" : "multisig.refused"} /> · <When at={time} />
        </span>
      }
    />
  );
}
