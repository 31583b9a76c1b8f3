import { useQuery } from "@tanstack/react-query";
import { api } from "../../kernel/api.ts";
import { isMoving } from "./path-of.ts";

const look = 3000; // ms; a status mostly lasts longer

/** One withdrawal, kept up to date until it has ended. */
export function useWithdrawal(id: string) {
  const query = useQuery({
    ...api.coinTransactions.getCoinTransactionOut.queryOptions({ id }),
    refetchInterval: ({ state }) => (state.data && isMoving(state.data) ? look : false),
    meta: { shows: "place" },
  });
  return { ...query, withdrawal: query.data };
}
