import { Button } from "@coffer/ui";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { api } from "../../kernel/api.ts";
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
import { useDecide, useWithdrawService, type WithdrawalRecord } from "./service.tsx";
import { useWithdrawalColumns } from "./withdrawal-columns.tsx";

const look = 5000; // ms, while one of them is on its way

export interface RecentWithdrawalsProps extends Pick<ConfirmButtonProps, "resume"> {
  /** Whether the page around it is named for something else. */
  titled?: boolean | undefined;
}

/** What has gone out, newest first, each with its status; those on their way follow by themselves. */
export function RecentWithdrawals({ resume, titled }: RecentWithdrawalsProps) {
  const text = useText();
  const service = useWithdrawService();
  const { items: coins } = useSuspenseQuery(api.assets.getCoinConfigList.queryOptions()).data;
  const { query: page, set, ...search } = useListSearch<RecordSearch & { id?: string | undefined }>();
  const decide = useDecide();
  const columns = useWithdrawalColumns();
  const fields = useWithdrawalFields();
  const filters = recordFiltersOf(search);
  const query = useQuery({
    ...service.list({ ...page, ...filters }),
    ...listQuery((items: readonly WithdrawalRecord[]) => items.some(isMoving) && look),
  });
  return (
    <DataTable
      titled={titled}
      caption={text("withdraw.recent")}
      query={query}
      rows={query.data?.items}
      total={query.data?.totalCount}
      rowKey={(withdrawal) => withdrawal.id}
      columns={columns}
      whole={{
        name: "withdrawals",
        fields,
        pages: (signal) => service.pages({ ...filters, MaxResultCount: exportPage }, signal),
      }}
      tools={<RecordFilters coins={coins} search={search} change={(next) => void set({ ...next })} />}
      filtered={hasRecordFilter(search)}
      clear={() => void set({ ...noRecordFilters })}
      actions={(withdrawal) => (
        <>
          <ConfirmButton withdrawal={withdrawal} resume={resume} size="sm" />
          {withdrawal.cancellable && !decide(withdrawal) && <CancelWithdrawal withdrawal={withdrawal} size="sm" />}
          <Button
            variant={decide(withdrawal) ? "secondary" : "ghost"}
            size="sm"
            onClick={() => void set({ id: withdrawal.id, page: search.page })}
          >
            <Text id={decide(withdrawal) ?? "withdraw.details"} />
          </Button>
        </>
      )}
      empty={{ title: <Text id="withdraw.none" />, body: <Text id="withdraw.noneBody" /> }}
    />
  );
}

/** What stands in the file of withdrawals. */
function useWithdrawalFields(): ListExport<WithdrawalRecord>["fields"] {
  const text = useText();
  const { more } = useWithdrawService();
  return [
    { header: text("withdraw.number"), value: ({ number }) => number },
    ...(more?.fields(text) ?? []),
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
