import { ExchangeStatus } from "@coffer/sdk";
import { useQuery } from "@tanstack/react-query";
import { api } from "../../kernel/api.ts";
import { useMoneyMovedOn } from "../../kernel/money/money-moved.ts";

/** "Every few seconds while it is in progress." */
const look = 5000;

/** An order as it stands; it follows by itself until it has ended. */
export function useOrder(id: string) {
  const query = useQuery({
    ...api.otc.getOrder.queryOptions({ id }),
    refetchInterval: ({ state }) => (state.data && state.data.status !== ExchangeStatus.inProgress ? false : look),
    meta: { shows: "place" },
  });
  useMoneyMovedOn(query.data?.status);
  return query;
}
