import { type Appeal, AppealStatus } from "@coffer/sdk";
import { useQuery } from "@tanstack/react-query";
import { api } from "../../../kernel/fiat/api.ts";
import { useMoneyMovedOn } from "../../../kernel/money/money-moved.ts";
import { followed } from "../../../kernel/status/followed.ts";

const look = 5000; // ms; somebody may be answering
export const isProcessing = ({ status }: Pick<Appeal, "status">): boolean => status === AppealStatus.processing;

/** A ticket as it stands; it follows by itself until it is decided. */
export function useAppeal(id: string) {
  const query = useQuery({
    ...api.p2p.getLegalCurrencyAppealOrder.queryOptions({ id }),
    ...followed(isProcessing, look),
  });
  useMoneyMovedOn(query.data?.status);
  return query;
}
