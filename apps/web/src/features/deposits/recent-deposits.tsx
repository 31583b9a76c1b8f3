import type { CoinConfig, Deposit } from "@coffer/sdk";
import { Button } from "@coffer/ui";
import { useQuery } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { walletNames } from "../../platform/money/wallets.ts";
import { PathLink } from "../../platform/page/path-link.tsx";
import { recordStatus } from "../../platform/status/record-status.ts";
import { statusOf } from "../../platform/status/status.ts";
import { DataTable } from "../../platform/table/data-table.tsx";
import { exportPage, type ListExport } from "../../platform/table/export-list.ts";
import { listQuery } from "../../platform/table/list-query.ts";
import { RecordFilters, recordFiltersOf } from "../../platform/table/record-filters.tsx";
import { hasRecordFilter, noRecordFilters, type RecordSearch } from "../../platform/table/record-search.ts";
import { useListSearch } from "../../platform/table/use-list-search.ts";
import { useDepositColumns } from "./deposit-columns.tsx";
import { nextLook } from "./in-progress.ts";
import type { DepositService } from "./service.ts";

export interface RecentDepositsProps {
  service: DepositService;
  coins: readonly CoinConfig[];
  /** Whether the page has its own title for it. */
  titled?: boolean | undefined;
}

/** Deposits, newest first, polled while the page is open. */
export function RecentDeposits({ service, coins, titled }: RecentDepositsProps) {
  const intl = useIntl();
  const { query: page, set, ...search } = useListSearch<RecordSearch>();
  const columns = useDepositColumns();
  const fields = useDepositFields();
  const filters = recordFiltersOf(search);
  const query = useQuery({ ...service.list({ ...page, ...filters }), ...listQuery(nextLook) });
  return (
    <DataTable
      titled={titled}
      caption={intl.formatMessage({ id: "deposits.recent" })}
      query={query}
      rows={query.data?.items}
      total={query.data?.totalCount}
      rowKey={(deposit) => deposit.id}
      columns={columns}
      whole={{
        name: "deposits",
        fields,
        pages: (signal) => service.pages({ ...filters, MaxResultCount: exportPage }, signal),
      }}
      tools={<RecordFilters coins={coins} search={search} change={(next) => void set({ ...next })} />}
      filtered={hasRecordFilter(search)}
      clear={() => void set({ ...noRecordFilters })}
      actions={({ id }) => (
        <Button asChild variant="ghost" size="sm">
          <PathLink to={service.paths.list} search={{ id }}>
            <FormattedMessage id="deposits.details" />
          </PathLink>
        </Button>
      )}
      empty={{ title: <FormattedMessage id="deposits.none" />, body: <FormattedMessage id="deposits.noneBody" /> }}
    />
  );
}

/** The columns of the export. */
function useDepositFields(): ListExport<Deposit>["fields"] {
  const intl = useIntl();
  return [
    { header: intl.formatMessage({ id: "deposits.recordNumber" }), value: ({ number }) => number },
    { header: intl.formatMessage({ id: "deposits.timeUtc" }), value: ({ time }) => time },
    {
      header: intl.formatMessage({ id: "deposits.wallet" }),
      value: ({ wallet }) => intl.formatMessage({ id: walletNames[wallet] }),
    },
    { header: intl.formatMessage({ id: "deposits.coin" }), value: ({ coin }) => coin },
    { header: intl.formatMessage({ id: "deposits.network" }), value: ({ networkName }) => networkName },
    { header: intl.formatMessage({ id: "deposits.amount" }), value: ({ amount }) => amount },
    { header: intl.formatMessage({ id: "deposits.to" }), value: ({ address }) => address },
    { header: intl.formatMessage({ id: "deposits.tag" }), value: ({ tag }) => tag ?? "" },
    { header: intl.formatMessage({ id: "deposits.hash" }), value: ({ txHash }) => txHash },
    {
      header: intl.formatMessage({ id: "deposits.status" }),
      value: ({ status }) => intl.formatMessage({ id: statusOf(recordStatus, status).label }),
    },
    { header: intl.formatMessage({ id: "deposits.creditedUtc" }), value: ({ creditedAt }) => creditedAt ?? "" },
  ];
}
