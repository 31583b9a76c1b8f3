import { useQuery } from "@tanstack/react-query";
import { api } from "../../kernel/api.ts";
import { useMoneyMovedOn } from "../../kernel/money/money-moved.ts";
import { isMoving } from "./moving.ts";

const look = 4000; // ms

/** A deposit as it stands; it follows by itself until the chain changes it no more. */
export function useDeposit(id: string) {
  const query = useQuery({
    ...api.coinTransactions.getCoinTransactionIn.queryOptions({ id }),
    refetchInterval: ({ state }) => (state.data && isMoving(state.data) ? look : false),
    meta: { shows: "place" },
  });
  useMoneyMovedOn(query.data?.status);
  return query;
}
