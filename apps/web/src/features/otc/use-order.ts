import { ExchangeStatus, type OtcOrderDetail } from "@coffer/sdk";
import { useQuery } from "@tanstack/react-query";
import { useMoneyMovedOn } from "../../platform/money/money-moved.ts";
import { followed } from "../../platform/status/followed.ts";
import { api } from "./api.ts";

/** "Every few seconds while it is in progress." */
const look = 5000;
const isOpen = ({ status }: OtcOrderDetail) => status === ExchangeStatus.inProgress;

/** An order; polled until it has ended. */
export function useOrder(id: string) {
  const query = useQuery({
    ...api.otc.getOrder.queryOptions({ id }),
    ...followed(isOpen, look),
  });
  useMoneyMovedOn(query.data?.status);
  return query;
}
