import type { AssetHistoryEntry } from "@coffer/sdk";
import { CoinIcon, TwoLine } from "@coffer/ui";
import { decimalsOf, isZero } from "../../platform/amount/amount.ts";
import { Text, useText } from "../../platform/intl/text.tsx";
import { Money } from "../../platform/money/money.tsx";
import { walletNames } from "../../platform/money/wallets.ts";
import { RecordLink } from "../../platform/page/record-link.tsx";
import { When } from "../../platform/page/when.tsx";
import type { Column } from "../../platform/table/columns.ts";
import type { ListExport } from "../../platform/table/export-list.ts";
import { recordTypeTexts } from "./record-types.ts";

const decimals = (amount: string) => Math.max(2, decimalsOf(amount));

/** What changed a balance, by how much, what was there afterwards, and what caused it. */
export function useEntryColumns({ wallets }: { wallets: boolean }): Column<AssetHistoryEntry>[] {
  const text = useText();
  return [
    {
      id: "type",
      header: text("assets.type"),
      cell: ({ type, currency, remark, wallet }) => (
        <TwoLine
          icon={<CoinIcon ticker={currency} />}
          title={text(recordTypeTexts[type])}
          note={remark ?? (wallets ? text(walletNames[wallet]) : undefined)}
        />
      ),
    },
    { id: "time", header: text("assets.chartTime"), sort: true, cell: ({ time }) => <When at={time} /> },
    {
      id: "amount",
      header: text("assets.amount"),
      number: true,
      sort: true,
      cell: ({ amount, currency }) => <Money amount={amount} unit={currency} decimals={decimals(amount)} sign />,
    },
    {
      id: "after",
      header: text("assets.after"),
      number: true,
      cell: ({ balanceAfter, frozenAfter }) => (
        <>
          <Money amount={balanceAfter} decimals={decimals(balanceAfter)} />
          {!isZero(frozenAfter) && (
            <span className="block text-head text-ink-2">
              <Text id="assets.frozen" /> <Money amount={frozenAfter} decimals={decimals(frozenAfter)} />
            </span>
          )}
        </>
      ),
    },
    {
      id: "cause",
      header: text("assets.cause"),
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

/** What stands in the file of entries. */
export function useEntryFields(): ListExport<AssetHistoryEntry>["fields"] {
  const text = useText();
  return [
    { header: text("assets.timeUtc"), value: ({ time }) => time },
    { header: text("assets.wallet"), value: ({ wallet }) => text(walletNames[wallet]) },
    { header: text("assets.type"), value: ({ type }) => text(recordTypeTexts[type]) },
    { header: text("assets.coin"), value: ({ currency }) => currency },
    { header: text("assets.amount"), value: ({ amount }) => amount },
    { header: text("assets.after"), value: ({ balanceAfter }) => balanceAfter },
    { header: text("assets.frozen"), value: ({ frozenAfter }) => frozenAfter },
    { header: text("assets.cause"), value: ({ reference }) => reference ?? "" },
    { header: text("assets.remark"), value: ({ remark }) => remark ?? "" },
  ];
}
