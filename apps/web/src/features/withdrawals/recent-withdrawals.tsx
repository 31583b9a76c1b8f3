import { Button } from "@coffer/ui";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { api } from "../../platform/api.ts";
import { Text, useText } from "../../platform/intl/text.tsx";
import { recordStatus } from "../../platform/status/record-status.ts";
import { statusOf } from "../../platform/status/status.ts";
import { DataTable } from "../../platform/table/data-table.tsx";
import { exportPage, type ListExport } from "../../platform/table/export-list.ts";
import { listQuery } from "../../platform/table/list-query.ts";
import { RecordFilters, recordFiltersOf } from "../../platform/table/record-filters.tsx";
import { hasRecordFilter, noRecordFilters, type RecordSearch } from "../../platform/table/record-search.ts";
import { useListSearch } from "../../platform/table/use-list-search.ts";
import { CancelWithdrawal } from "./cancel-withdrawal.tsx";
import { ConfirmButton, type ConfirmButtonProps } from "./confirm-button.tsx";
import { useDecide, useWithdrawService, type WithdrawalRecord } from "./service.tsx";
import { useWithdrawalColumns } from "./withdrawal-columns.tsx";
import { isMoving } from "./withdrawal-path.ts";

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
      caption={text("withdrawals.recent")}
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
            <Text id={decide(withdrawal) ?? "withdrawals.details"} />
          </Button>
        </>
      )}
      empty={{ title: <Text id="withdrawals.none" />, body: <Text id="withdrawals.noneBody" /> }}
    />
  );
}

/** What stands in the file of withdrawals. */
function useWithdrawalFields(): ListExport<WithdrawalRecord>["fields"] {
  const text = useText();
  const { more } = useWithdrawService();
  return [
    { header: text("withdrawals.number"), value: ({ number }) => number },
    ...(more?.fields(text) ?? []),
    { header: text("withdrawals.timeUtc"), value: ({ time }) => time },
    { header: text("withdrawals.coin"), value: ({ coin }) => coin },
    { header: text("withdrawals.network"), value: ({ networkName }) => networkName },
    { header: text("withdrawals.amount"), value: ({ amount }) => amount },
    { header: text("withdrawals.fee"), value: ({ fee }) => fee },
    { header: text("withdrawals.received"), value: ({ received }) => received },
    { header: text("withdrawals.recipient"), value: ({ address }) => address },
    { header: text("withdrawals.tag"), value: ({ tag }) => tag ?? "" },
    { header: text("withdrawals.label"), value: ({ addressLabel }) => addressLabel ?? "" },
    { header: text("withdrawals.status"), value: ({ status }) => text(statusOf(recordStatus, status).label) },
    { header: text("withdrawals.transaction"), value: ({ txHash }) => txHash ?? "" },
  ];
}
