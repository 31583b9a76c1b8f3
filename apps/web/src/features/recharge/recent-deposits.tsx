import type { CoinConfig, Deposit } from "@coffer/sdk";
import { Button } from "@coffer/ui";
import { useQuery } from "@tanstack/react-query";
import { walletNames } from "../../kernel/money/wallets.ts";
import { PathLink } from "../../kernel/page/path-link.tsx";
import { recordStatus } from "../../kernel/status/record-status.ts";
import { statusOf } from "../../kernel/status/status.ts";
import { DataTable } from "../../kernel/table/data-table.tsx";
import { exportPage, type ListExport } from "../../kernel/table/export-list.ts";
import { listQuery } from "../../kernel/table/list-query.ts";
import { RecordFilters, recordFiltersOf } from "../../kernel/table/record-filters.tsx";
import { hasRecordFilter, noRecordFilters, type RecordSearch } from "../../kernel/table/record-search.ts";
import { useListSearch } from "../../kernel/table/use-list-search.ts";
import { Text, useText } from "../../lib/text.tsx";
import { useDepositColumns } from "./deposit-columns.tsx";
import { nextLook } from "./moving.ts";
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
      caption={text("recharge.recent")}
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
            <Text id="recharge.details" />
          </PathLink>
        </Button>
      )}
      empty={{ title: <Text id="recharge.none" />, body: <Text id="recharge.noneBody" /> }}
    />
  );
}

/** What stands in the file of deposits. */
function useDepositFields(): ListExport<Deposit>["fields"] {
  const text = useText();
  return [
    { header: text("recharge.recordNumber"), value: ({ number }) => number },
    { header: text("recharge.timeUtc"), value: ({ time }) => time },
    { header: text("recharge.wallet"), value: ({ wallet }) => text(walletNames[wallet]) },
    { header: text("recharge.coin"), value: ({ coin }) => coin },
    { header: text("recharge.network"), value: ({ networkName }) => networkName },
    { header: text("recharge.amount"), value: ({ amount }) => amount },
    { header: text("recharge.to"), value: ({ address }) => address },
    { header: text("recharge.tag"), value: ({ tag }) => tag ?? "" },
    { header: text("recharge.hash"), value: ({ txHash }) => txHash },
    { header: text("recharge.status"), value: ({ status }) => text(statusOf(recordStatus, status).label) },
    { header: text("recharge.creditedUtc"), value: ({ creditedAt }) => creditedAt ?? "" },
  ];
}
