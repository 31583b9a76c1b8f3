import { type ConvertOrder, ExchangeStatus } from "@coffer/sdk";
import { useQuery } from "@tanstack/react-query";
import { useMoneyMovedOn } from "../../platform/money/money-moved.ts";
import { followed } from "../../platform/status/followed.ts";
import { api } from "./api.ts";

/** "Call it every second … until the status isn't 0." */
const look = 1000;
const isOpen = ({ status }: ConvertOrder) => status === ExchangeStatus.inProgress;

/** A conversion; polled until it has ended. */
export function useConversion(id: string) {
  const query = useQuery({
    ...api.convert.checktConvertOrderStatus.queryOptions({ id }),
    ...followed(isOpen, look),
  });
  useMoneyMovedOn(query.data?.status);
  return query;
}
