import { Button } from "@coffer/ui";
import { useQuery } from "@tanstack/react-query";
import { api } from "../../kernel/api.ts";
import { DataTable } from "../../kernel/table/data-table.tsx";
import { useListSearch } from "../../kernel/table/use-list-search.ts";
import { Text, useText } from "../../lib/text.tsx";
import { CancelWithdrawal } from "./cancel-withdrawal.tsx";
import { ConfirmButton, type ConfirmButtonProps } from "./confirm-button.tsx";
import { isMoving } from "./path-of.ts";
import { useWithdrawalColumns } from "./withdrawal-columns.tsx";

const look = 5000; // ms, while one of them is on its way

/** What has gone out, newest first, each with its status; those on their way follow by themselves. */
export function RecentWithdrawals({ resume }: Pick<ConfirmButtonProps, "resume">) {
  const text = useText();
  const list = useListSearch();
  const columns = useWithdrawalColumns();
  const query = useQuery({
    ...api.coinTransactions.getListByCoinTransactionOut.queryOptions(list.query),
    refetchInterval: ({ state }) => (state.data?.items.some(isMoving) ? look : false),
    placeholderData: (before) => before,
    meta: { shows: "place" },
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
      actions={(withdrawal) => (
        <>
          <ConfirmButton withdrawal={withdrawal} resume={resume} size="sm" />
          {withdrawal.cancellable && <CancelWithdrawal withdrawal={withdrawal} size="sm" />}
          <Button
            variant="ghost"
            size="sm"
            onClick={() => void list.set({ record: withdrawal.number, page: list.page })}
          >
            <Text id="withdraw.details" />
          </Button>
        </>
      )}
      empty={{ title: <Text id="withdraw.none" />, body: <Text id="withdraw.noneBody" /> }}
    />
  );
}
