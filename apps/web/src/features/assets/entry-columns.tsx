import type { AssetHistoryEntry } from "@coffer/sdk";
import { CoinIcon, TwoLine } from "@coffer/ui";
import { useIntl } from "react-intl";
import { decimalsOf, isZero } from "../../platform/amount/amount.ts";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { Money } from "../../platform/money/money.tsx";
import { walletNames } from "../../platform/money/wallets.ts";
import { RecordLink } from "../../platform/page/record-link.tsx";
import { When } from "../../platform/page/when.tsx";
import type { Column } from "../../platform/table/columns.ts";
import type { ListExport } from "../../platform/table/export-list.ts";
import { recordTypeTexts } from "./record-types.ts";

const decimals = (amount: string) => Math.max(2, decimalsOf(amount));

/** The cause of an entry, its amount, and the balance after it. */
export function useEntryColumns({ wallets }: { wallets: boolean }): Column<AssetHistoryEntry>[] {
  const intl = useIntl();
  return [
    {
      id: "type",
      header: intl.formatMessage({ id: "assets.type" }),
      cell: ({ type, currency, remark, wallet }) => (
        <TwoLine
          icon={<CoinIcon ticker={currency} />}
          title={intl.formatMessage({ id: recordTypeTexts[type] })}
          note={remark ?? (wallets ? intl.formatMessage({ id: walletNames[wallet] }) : undefined)}
        />
      ),
    },
    {
      id: "time",
      header: intl.formatMessage({ id: "assets.chartTime" }),
      sort: true,
      cell: ({ time }) => <When at={time} />,
    },
    {
      id: "amount",
      header: intl.formatMessage({ id: "assets.amount" }),
      number: true,
      sort: true,
      cell: ({ amount, currency }) => <Money amount={amount} unit={currency} decimals={decimals(amount)} sign />,
    },
    {
      id: "after",
      header: intl.formatMessage({ id: "assets.after" }),
      number: true,
      cell: ({ balanceAfter, frozenAfter }) => (
        <>
          <Money amount={balanceAfter} decimals={decimals(balanceAfter)} />
          {!isZero(frozenAfter) && (
            <span className="block text-head text-ink-2">
              <FormattedMessage id="assets.frozen" /> <Money amount={frozenAfter} decimals={decimals(frozenAfter)} />
            </span>
          )}
        </>
      ),
    },
    {
      id: "cause",
      header: intl.formatMessage({ id: "assets.cause" }),
      cell: ({ reference, link }) =>
        reference ? (
          <RecordLink link={link}>
            <span className="whitespace-nowrap font-mono text-head">{reference}</span>
          </RecordLink>
        ) : (
          "–"
        ),
    },
  ];
}

/** The columns of the export. */
export function useEntryFields(): ListExport<AssetHistoryEntry>["fields"] {
  const intl = useIntl();
  return [
    { header: intl.formatMessage({ id: "assets.timeUtc" }), value: ({ time }) => time },
    {
      header: intl.formatMessage({ id: "assets.wallet" }),
      value: ({ wallet }) => intl.formatMessage({ id: walletNames[wallet] }),
    },
    {
      header: intl.formatMessage({ id: "assets.type" }),
      value: ({ type }) => intl.formatMessage({ id: recordTypeTexts[type] }),
    },
    { header: intl.formatMessage({ id: "assets.coin" }), value: ({ currency }) => currency },
    { header: intl.formatMessage({ id: "assets.amount" }), value: ({ amount }) => amount },
    { header: intl.formatMessage({ id: "assets.after" }), value: ({ balanceAfter }) => balanceAfter },
    { header: intl.formatMessage({ id: "assets.frozen" }), value: ({ frozenAfter }) => frozenAfter },
    { header: intl.formatMessage({ id: "assets.cause" }), value: ({ reference }) => reference ?? "" },
    { header: intl.formatMessage({ id: "assets.remark" }), value: ({ remark }) => remark ?? "" },
  ];
}
