import { useQuery } from "@tanstack/react-query";
import { useMoneyMovedOn } from "../../../platform/money/money-moved.ts";
import { api } from "../../../platform/p2p/api.ts";
import { followed } from "../../../platform/status/followed.ts";
import { isOpen } from "./is-open.ts";

/** The contract: "every few seconds until it ends". */
const look = 4000; // ms

/** An order; polled until it has ended. */
export function useOrder(id: string) {
  const query = useQuery({ ...api.p2p.getLegalCurrencyOrder.queryOptions({ id }), ...followed(isOpen, look) });
  useMoneyMovedOn(query.data?.status);
  return query;
}
