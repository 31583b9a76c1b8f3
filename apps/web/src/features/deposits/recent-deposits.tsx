import type { CoinConfig, Deposit } from "@coffer/sdk";
import { Button } from "@coffer/ui";
import { useQuery } from "@tanstack/react-query";
import { Text, useText } from "../../platform/intl/text.tsx";
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
  /** Whether the page around it is named for something else. */
  titled?: boolean | undefined;
}

/** What has come, newest first; it keeps itself up to date while the page is open. */
export function RecentDeposits({ service, coins, titled }: RecentDepositsProps) {
  const text = useText();
  const { query: page, set, ...search } = useListSearch<RecordSearch>();
  const columns = useDepositColumns();
  const fields = useDepositFields();
  const filters = recordFiltersOf(search);
  const query = useQuery({ ...service.list({ ...page, ...filters }), ...listQuery(nextLook) });
  return (
    <DataTable
      titled={titled}
      caption={text("deposits.recent")}
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
            <Text id="deposits.details" />
          </PathLink>
        </Button>
      )}
      empty={{ title: <Text id="deposits.none" />, body: <Text id="deposits.noneBody" /> }}
    />
  );
}

/** What stands in the file of deposits. */
function useDepositFields(): ListExport<Deposit>["fields"] {
  const text = useText();
  return [
    { header: text("deposits.recordNumber"), value: ({ number }) => number },
    { header: text("deposits.timeUtc"), value: ({ time }) => time },
    { header: text("deposits.wallet"), value: ({ wallet }) => text(walletNames[wallet]) },
    { header: text("deposits.coin"), value: ({ coin }) => coin },
    { header: text("deposits.network"), value: ({ networkName }) => networkName },
    { header: text("deposits.amount"), value: ({ amount }) => amount },
    { header: text("deposits.to"), value: ({ address }) => address },
    { header: text("deposits.tag"), value: ({ tag }) => tag ?? "" },
    { header: text("deposits.hash"), value: ({ txHash }) => txHash },
    { header: text("deposits.status"), value: ({ status }) => text(statusOf(recordStatus, status).label) },
    { header: text("deposits.creditedUtc"), value: ({ creditedAt }) => creditedAt ?? "" },
  ];
}
