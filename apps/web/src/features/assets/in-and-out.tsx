import { type CoinConfig, type DepositWithdrawalEntry, RecordStatus, RecordType } from "@coffer/sdk";
import { CoinIcon, Segmented, TwoLine } from "@coffer/ui";
import { useQuery } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import { decimalsOf } from "../../platform/amount/amount.ts";
import { api, coffer } from "../../platform/api.ts";
import { FormattedMessage } from "../../platform/intl/intl.ts";
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

const look = 5000; // Polling interval while one of them is pending (ms).

const { confirming, remittedOut } = RecordStatus;

/** Deposits and withdrawals in one list with their status; pending ones can be filtered. */
export function InAndOut({ coins }: { coins: readonly CoinConfig[] }) {
  const intl = useIntl();
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
      caption={intl.formatMessage({ id: "assets.inAndOut" })}
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
            aria-label={intl.formatMessage({ id: "assets.direction" })}
            value={type ?? "all"}
            onValueChange={(value) =>
              change({ type: value === "recharge" || value === "withdraw" ? value : undefined })
            }
            options={[
              { value: "all", label: <FormattedMessage id="table.any" /> },
              { value: "recharge", label: <FormattedMessage id={recordTypeTexts[RecordType.recharge]} /> },
              { value: "withdraw", label: <FormattedMessage id={recordTypeTexts[RecordType.withdraw]} /> },
            ]}
          />
          <RecordFilters coins={coins} search={search} change={change} />
        </>
      }
      filtered={isFiltered(search)}
      clear={() => change({ ...noEntryFilters })}
      empty={{
        title: <FormattedMessage id="assets.noEntries" />,
        body: <FormattedMessage id="assets.noInAndOutBody" />,
      }}
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
  const intl = useIntl();
  return [
    {
      id: "number",
      header: intl.formatMessage({ id: "assets.record" }),
      cell: (row) => (
        <TwoLine
          icon={<CoinIcon ticker={row.coin} />}
          title={`${intl.formatMessage({ id: recordTypeTexts[row.type] })} · ${row.networkName}`}
          note={
            <RecordLink link={linkOf(row)}>
              <span className="whitespace-nowrap font-mono text-head">{row.number}</span>
            </RecordLink>
          }
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
      cell: ({ amount, coin }) => <Money amount={amount} unit={coin} decimals={Math.max(2, decimalsOf(amount))} sign />,
    },
    {
      id: "address",
      header: intl.formatMessage({ id: "assets.address" }),
      cell: ({ address }) => <Address value={address} />,
    },
    {
      id: "status",
      header: intl.formatMessage({ id: "assets.status" }),
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
  const intl = useIntl();
  return [
    { header: intl.formatMessage({ id: "assets.record" }), value: ({ number }) => number },
    { header: intl.formatMessage({ id: "assets.timeUtc" }), value: ({ time }) => time },
    {
      header: intl.formatMessage({ id: "assets.type" }),
      value: ({ type }) => intl.formatMessage({ id: recordTypeTexts[type] }),
    },
    { header: intl.formatMessage({ id: "assets.coin" }), value: ({ coin }) => coin },
    { header: intl.formatMessage({ id: "form.network" }), value: ({ networkName }) => networkName },
    { header: intl.formatMessage({ id: "assets.amount" }), value: ({ amount }) => amount },
    { header: intl.formatMessage({ id: "assets.fee" }), value: ({ fee }) => fee },
    { header: intl.formatMessage({ id: "assets.address" }), value: ({ address }) => address },
    { header: intl.formatMessage({ id: "form.tag" }), value: ({ tag }) => tag ?? "" },
    {
      header: intl.formatMessage({ id: "assets.status" }),
      value: ({ status }) => intl.formatMessage({ id: statusOf(recordStatus, status).label }),
    },
    { header: intl.formatMessage({ id: "assets.hash" }), value: ({ txHash }) => txHash ?? "" },
  ];
}
