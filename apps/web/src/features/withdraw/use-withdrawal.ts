import { useQuery } from "@tanstack/react-query";
import { api } from "../../kernel/api.ts";
import { followed } from "../../kernel/status/followed.ts";
import { isMoving } from "./path-of.ts";

const look = 3000; // ms; a status mostly lasts longer

/** One withdrawal, kept up to date until it has ended. */
export function useWithdrawal(id: string) {
  const query = useQuery({
    ...api.coinTransactions.getCoinTransactionOut.queryOptions({ id }),
    ...followed(isMoving, look),
  });
  return { ...query, withdrawal: query.data };
}
