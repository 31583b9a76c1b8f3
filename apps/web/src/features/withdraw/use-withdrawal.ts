import { useQuery } from "@tanstack/react-query";
import { api } from "../../kernel/api.ts";
import { isMoving } from "./path-of.ts";

const look = 3000; // ms; a status mostly lasts longer

/** One withdrawal by its number, kept up to date until it has ended. No call gives one alone, so the list is searched. */
export function useWithdrawal(number: string) {
  const query = useQuery({
    ...api.coinTransactions.getListByCoinTransactionOut.queryOptions({ Keyword: number }),
    refetchInterval: ({ state }) => (state.data?.items.some(isMoving) ? look : false),
    meta: { shows: "place" },
  });
  return { ...query, withdrawal: query.data?.items.find((entry) => entry.number === number) };
}
