import { useQuery } from "@tanstack/react-query";
import { useMoneyMovedOn } from "../../platform/money/money-moved.ts";
import { api } from "../../platform/p2p/api.ts";
import { isMoving } from "../../platform/quick-pay/way.ts";
import { followed } from "../../platform/status/followed.ts";

/** "Every few seconds until it ends." */
const look = 4000;

/** A card order; polled until it has ended. */
export function useCardOrder(id: string) {
  const query = useQuery({ ...api.cards.getCreditCardOrder.queryOptions({ id }), ...followed(isMoving, look) });
  useMoneyMovedOn(query.data?.status);
  return query;
}
