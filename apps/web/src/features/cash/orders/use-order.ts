import { useQuery } from "@tanstack/react-query";
import { useMoneyMovedOn } from "../../../platform/money/money-moved.ts";
import { followed } from "../../../platform/status/followed.ts";
import { api } from "../api.ts";
import { isMoving } from "./order-state.ts";

const look = 4000; // ms; a status usually lasts longer.

/** A top-up; polled until it has ended. */
export function useTopUp(id: string) {
  const query = useQuery({
    ...api.cash.getCashTopUpOrder.queryOptions({ id }),
    ...followed(isMoving, look),
  });
  useMoneyMovedOn(query.data?.status);
  return query;
}

/** A payout; polled until it has ended. */
export function usePayout(id: string) {
  const query = useQuery({
    ...api.cash.getCashWithdrawOrder.queryOptions({ id }),
    ...followed(isMoving, look),
  });
  useMoneyMovedOn(query.data?.status);
  return query;
}
