import { type Appeal, AppealStatus } from "@coffer/sdk";
import { useQuery } from "@tanstack/react-query";
import { useMoneyMovedOn } from "../../../platform/money/money-moved.ts";
import { api } from "../../../platform/p2p/api.ts";
import { followed } from "../../../platform/status/followed.ts";

const look = 5000; // ms; the other side may be answering.
export const isProcessing = ({ status }: Pick<Appeal, "status">): boolean => status === AppealStatus.processing;

/** A ticket; polled until it is decided. */
export function useAppeal(id: string) {
  const query = useQuery({
    ...api.p2p.getLegalCurrencyAppealOrder.queryOptions({ id }),
    ...followed(isProcessing, look),
  });
  useMoneyMovedOn(query.data?.status);
  return query;
}
