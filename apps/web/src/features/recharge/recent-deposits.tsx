import { useQuery } from "@tanstack/react-query";
import { api } from "../../kernel/api.ts";
import { DataTable } from "../../kernel/table/data-table.tsx";
import { useListSearch } from "../../kernel/table/use-list-search.ts";
import { Text, useText } from "../../lib/text.tsx";
import { useDepositColumns } from "./deposit-columns.tsx";
import { nextLook } from "./moving.ts";

/** What has come, newest first; it keeps itself up to date while the page is open. */
export function RecentDeposits() {
  const text = useText();
  const list = useListSearch();
  const columns = useDepositColumns();
  const query = useQuery({
    ...api.coinTransactions.getListByCoinTransactionIn.queryOptions(list.query),
    refetchInterval: ({ state }) => nextLook(state.data?.items),
    placeholderData: (before) => before,
    meta: { shows: "place" },
  });
  return (
    <DataTable
      titled
      caption={text("recharge.recent")}
      query={query}
      rows={query.data?.items}
      total={query.data?.totalCount}
      rowKey={(deposit) => deposit.id}
      columns={columns}
      empty={{ title: <Text id="recharge.none" />, body: <Text id="recharge.noneBody" /> }}
    />
  );
}
