import type { CoinConfig, Withdrawal } from "@coffer/sdk";
import { Button } from "@coffer/ui";
import { useQuery } from "@tanstack/react-query";
import { api, coffer } from "../../kernel/api.ts";
import { recordStatus } from "../../kernel/status/record-status.ts";
import { statusOf } from "../../kernel/status/status.ts";
import { DataTable } from "../../kernel/table/data-table.tsx";
import { exportPage, type ListExport } from "../../kernel/table/export-list.ts";
import { listQuery } from "../../kernel/table/list-query.ts";
import { RecordFilters, recordFiltersOf } from "../../kernel/table/record-filters.tsx";
import { hasRecordFilter, noRecordFilters, type RecordSearch } from "../../kernel/table/record-search.ts";
import { useListSearch } from "../../kernel/table/use-list-search.ts";
import { Text, useText } from "../../lib/text.tsx";
import { CancelWithdrawal } from "./cancel-withdrawal.tsx";
import { ConfirmButton, type ConfirmButtonProps } from "./confirm-button.tsx";
import { isMoving } from "./path-of.ts";
import { useWithdrawalColumns } from "./withdrawal-columns.tsx";

const look = 5000; // ms, while one of them is on its way

export interface RecentWithdrawalsProps extends Pick<ConfirmButtonProps, "resume"> {
  coins: readonly CoinConfig[];
}

/** What has gone out, newest first, each with its status; those on their way follow by themselves. */
export function RecentWithdrawals({ coins, resume }: RecentWithdrawalsProps) {
  const text = useText();
  const { query: page, set, ...search } = useListSearch<RecordSearch & { id?: string | undefined }>();
  const columns = useWithdrawalColumns();
  const fields = useWithdrawalFields();
  const filters = recordFiltersOf(search);
  const query = useQuery({
    ...api.coinTransactions.getListByCoinTransactionOut.queryOptions({ ...page, ...filters }),
    ...listQuery((items: readonly Withdrawal[]) => items.some(isMoving) && look),
  });
  return (
    <DataTable
      titled
      caption={text("withdraw.recent")}
      query={query}
      rows={query.data?.items}
      total={query.data?.totalCount}
      rowKey={(withdrawal) => withdrawal.id}
      columns={columns}
      whole={{
        name: "withdrawals",
        fields,
        pages: (signal) =>
          coffer.coinTransactions
            .getListByCoinTransactionOut({ ...filters, MaxResultCount: exportPage }, { signal })
            .pages(),
      }}
      tools={<RecordFilters coins={coins} search={search} change={(next) => void set({ ...next })} />}
      filtered={hasRecordFilter(search)}
      clear={() => void set({ ...noRecordFilters })}
      actions={(withdrawal) => (
        <>
          <ConfirmButton withdrawal={withdrawal} resume={resume} size="sm" />
          {withdrawal.cancellable && <CancelWithdrawal withdrawal={withdrawal} size="sm" />}
          <Button variant="ghost" size="sm" onClick={() => void set({ id: withdrawal.id, page: search.page })}>
            <Text id="withdraw.details" />
          </Button>
        </>
      )}
      empty={{ title: <Text id="withdraw.none" />, body: <Text id="withdraw.noneBody" /> }}
    />
  );
}

/** What stands in the file of withdrawals. */
function useWithdrawalFields(): ListExport<Withdrawal>["fields"] {
  const text = useText();
  return [
    { header: text("withdraw.number"), value: ({ number }) => number },
    { header: text("withdraw.timeUtc"), value: ({ time }) => time },
    { header: text("withdraw.coin"), value: ({ coin }) => coin },
    { header: text("withdraw.network"), value: ({ networkName }) => networkName },
    { header: text("withdraw.amount"), value: ({ amount }) => amount },
    { header: text("withdraw.fee"), value: ({ fee }) => fee },
    { header: text("withdraw.received"), value: ({ received }) => received },
    { header: text("withdraw.recipient"), value: ({ address }) => address },
    { header: text("withdraw.tag"), value: ({ tag }) => tag ?? "" },
    { header: text("withdraw.label"), value: ({ addressLabel }) => addressLabel ?? "" },
    { header: text("withdraw.status"), value: ({ status }) => text(statusOf(recordStatus, status).label) },
    { header: text("withdraw.transaction"), value: ({ txHash }) => txHash ?? "" },
  ];
}
