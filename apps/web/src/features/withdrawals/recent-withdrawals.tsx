import { Button } from "@coffer/ui";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import { api } from "../../platform/api.ts";
import { FormattedMessage } from "../../platform/intl/intl.ts";
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
import { useDecideLabel, useWithdrawService, type WithdrawalRecord } from "./service.tsx";
import { useWithdrawalColumns } from "./withdrawal-columns.tsx";
import { isMoving } from "./withdrawal-path.ts";

const look = 5000; // Polling interval while one of them is pending (ms).

export interface RecentWithdrawalsProps extends Pick<ConfirmButtonProps, "resume"> {
  /** Whether the page has its own title for it. */
  titled?: boolean | undefined;
}

/** Withdrawals, newest first, with status; pending ones are polled. */
export function RecentWithdrawals({ resume, titled }: RecentWithdrawalsProps) {
  const intl = useIntl();
  const service = useWithdrawService();
  const { items: coins } = useSuspenseQuery(api.assets.getCoinConfigList.queryOptions()).data;
  const { query: page, set, ...search } = useListSearch<RecordSearch & { id?: string | undefined }>();
  const decideLabel = useDecideLabel();
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
      caption={intl.formatMessage({ id: "withdrawals.recent" })}
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
          {withdrawal.cancellable && !decideLabel(withdrawal) && <CancelWithdrawal withdrawal={withdrawal} size="sm" />}
          <Button
            variant={decideLabel(withdrawal) ? "secondary" : "ghost"}
            size="sm"
            onClick={() => void set({ id: withdrawal.id, page: search.page })}
          >
            <FormattedMessage id={decideLabel(withdrawal) ?? "withdrawals.details"} />
          </Button>
        </>
      )}
      empty={{
        title: <FormattedMessage id="withdrawals.none" />,
        body: <FormattedMessage id="withdrawals.noneBody" />,
      }}
    />
  );
}

/** The columns of the export. */
function useWithdrawalFields(): ListExport<WithdrawalRecord>["fields"] {
  const intl = useIntl();
  const { reference } = useWithdrawService();
  return [
    { header: intl.formatMessage({ id: "withdrawals.number" }), value: ({ number }) => number },
    ...reference.fields(intl),
    { header: intl.formatMessage({ id: "withdrawals.timeUtc" }), value: ({ time }) => time },
    { header: intl.formatMessage({ id: "withdrawals.coin" }), value: ({ coin }) => coin },
    { header: intl.formatMessage({ id: "withdrawals.network" }), value: ({ networkName }) => networkName },
    { header: intl.formatMessage({ id: "withdrawals.amount" }), value: ({ amount }) => amount },
    { header: intl.formatMessage({ id: "withdrawals.fee" }), value: ({ fee }) => fee },
    { header: intl.formatMessage({ id: "withdrawals.received" }), value: ({ received }) => received },
    { header: intl.formatMessage({ id: "withdrawals.recipient" }), value: ({ address }) => address },
    { header: intl.formatMessage({ id: "withdrawals.tag" }), value: ({ tag }) => tag ?? "" },
    { header: intl.formatMessage({ id: "withdrawals.label" }), value: ({ addressLabel }) => addressLabel ?? "" },
    {
      header: intl.formatMessage({ id: "withdrawals.status" }),
      value: ({ status }) => intl.formatMessage({ id: statusOf(recordStatus, status).label }),
    },
    { header: intl.formatMessage({ id: "withdrawals.transaction" }), value: ({ txHash }) => txHash ?? "" },
  ];
}
