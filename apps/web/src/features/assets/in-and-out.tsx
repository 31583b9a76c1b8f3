import { type CoinConfig, type DepositWithdrawalEntry, RecordStatus, RecordType } from "@coffer/sdk";
import { CoinIcon, Segmented, TwoLine } from "@coffer/ui";
import { useQuery } from "@tanstack/react-query";
import { decimalsOf } from "../../platform/amount/amount.ts";
import { api, coffer } from "../../platform/api.ts";
import { Text, useText } from "../../platform/intl/text.tsx";
import { Money } from "../../platform/money/money.tsx";
import { Address } from "../../platform/page/address.tsx";
import { RecordLink } from "../../platform/page/record-link.tsx";
import { When } from "../../platform/page/when.tsx";
import { recordStatus } from "../../platform/status/record-status.ts";
import { statusOf } from "../../platform/status/status.ts";
import { StatusTag } from "../../platform/status/status-tag.tsx";
import type { Column } from "../../platform/table/columns.ts";
import { DataTable } from "../../platform/table/data-table.tsx";
import { exportPage, type ListExport } from "../../platform/table/export-list.ts";
import { listQuery } from "../../platform/table/list-query.ts";
import { RecordFilters, recordFiltersOf } from "../../platform/table/record-filters.tsx";
import { useListSearch } from "../../platform/table/use-list-search.ts";
import { type EntrySearch, isFiltered, noEntryFilters } from "./entry-search.ts";
import { pending } from "./pending.ts";
import { recordTypeTexts } from "./record-types.ts";

const look = 5000; // ms, while one of them is on its way

const { confirming, remittedOut } = RecordStatus;

/** Deposits and withdrawals in one list, each with its status now; what is on its way can be had alone. */
export function InAndOut({ coins }: { coins: readonly CoinConfig[] }) {
  const text = useText();
  const { query: page, set, ...search } = useListSearch<EntrySearch>();
  const filters = filtersOf(search);
  const query = useQuery({
    ...api.assets.getUserDepositWithdrawalAssetsHistory.queryOptions({ ...page, ...filters }),
    ...listQuery(
      (items: readonly DepositWithdrawalEntry[]) => items.some(({ status }) => pending.includes(status)) && look,
    ),
  });
  const columns = useColumns();
  const fields = useFields();
  const change = (next: EntrySearch) => void set({ ...next });
  const { type } = search;
  return (
    <DataTable
      titled
      caption={text("assets.inAndOut")}
      query={query}
      rows={query.data?.items}
      total={query.data?.totalCount}
      rowKey={({ id }) => id}
      columns={columns}
      whole={{
        name: "deposits-and-withdrawals",
        fields,
        pages: (signal) =>
          coffer.assets
            .getUserDepositWithdrawalAssetsHistory({ ...filters, MaxResultCount: exportPage }, { signal })
            .pages(),
      }}
      tools={
        <>
          <Segmented
            aria-label={text("assets.direction")}
            value={type ?? "all"}
            onValueChange={(value) =>
              change({ type: value === "recharge" || value === "withdraw" ? value : undefined })
            }
            options={[
              { value: "all", label: <Text id="table.any" /> },
              { value: "recharge", label: <Text id={recordTypeTexts[RecordType.recharge]} /> },
              { value: "withdraw", label: <Text id={recordTypeTexts[RecordType.withdraw]} /> },
            ]}
          />
          <RecordFilters coins={coins} search={search} change={change} />
        </>
      }
      filtered={isFiltered(search)}
      clear={() => change({ ...noEntryFilters })}
      empty={{ title: <Text id="assets.noEntries" />, body: <Text id="assets.noInAndOutBody" /> }}
    />
  );
}

const filtersOf = ({ type, ...search }: EntrySearch & { sort?: string | undefined }) => ({
  ...recordFiltersOf(search),
  ...((type === "recharge" || type === "withdraw") && { Type: RecordType[type] }),
});

const linkOf = ({ type, id }: DepositWithdrawalEntry) =>
  ({ kind: type === RecordType.recharge ? "deposit" : "withdrawal", id }) as const;

function useColumns(): Column<DepositWithdrawalEntry>[] {
  const text = useText();
  return [
    {
      id: "number",
      header: text("assets.record"),
      cell: (row) => (
        <TwoLine
          icon={<CoinIcon ticker={row.coin} />}
          title={`${text(recordTypeTexts[row.type])} · ${row.networkName}`}
          note={
            <RecordLink link={linkOf(row)}>
              <span className="whitespace-nowrap font-mono text-head">{row.number}</span>
            </RecordLink>
          }
        />
      ),
    },
    { id: "time", header: text("assets.chartTime"), sort: true, cell: ({ time }) => <When at={time} /> },
    {
      id: "amount",
      header: text("assets.amount"),
      number: true,
      sort: true,
      cell: ({ amount, coin }) => <Money amount={amount} unit={coin} decimals={Math.max(2, decimalsOf(amount))} sign />,
    },
    { id: "address", header: text("assets.address"), cell: ({ address }) => <Address value={address} /> },
    {
      id: "status",
      header: text("assets.status"),
      cell: ({ status, confirmations, confirmationsRequired }) => (
        <StatusTag
          of={recordStatus}
          value={status}
          progress={
            status === confirming || status === remittedOut
              ? { done: confirmations, needed: confirmationsRequired }
              : undefined
          }
        />
      ),
    },
  ];
}

function useFields(): ListExport<DepositWithdrawalEntry>["fields"] {
  const text = useText();
  return [
    { header: text("assets.record"), value: ({ number }) => number },
    { header: text("assets.timeUtc"), value: ({ time }) => time },
    { header: text("assets.type"), value: ({ type }) => text(recordTypeTexts[type]) },
    { header: text("assets.coin"), value: ({ coin }) => coin },
    { header: text("form.network"), value: ({ networkName }) => networkName },
    { header: text("assets.amount"), value: ({ amount }) => amount },
    { header: text("assets.fee"), value: ({ fee }) => fee },
    { header: text("assets.address"), value: ({ address }) => address },
    { header: text("form.tag"), value: ({ tag }) => tag ?? "" },
    { header: text("assets.status"), value: ({ status }) => text(statusOf(recordStatus, status).label) },
    { header: text("assets.hash"), value: ({ txHash }) => txHash ?? "" },
  ];
}
