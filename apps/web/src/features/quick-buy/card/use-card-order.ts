import { useQuery } from "@tanstack/react-query";
import { api } from "../../../kernel/fiat/api.ts";
import { useMoneyMovedOn } from "../../../kernel/money/money-moved.ts";
import { followed } from "../../../kernel/status/followed.ts";
import { isMoving } from "../way.ts";

/** "Every few seconds until it ends." */
const look = 4000;

/** An order by card as it stands; it follows by itself until it has ended. */
export function useCardOrder(id: string) {
  const query = useQuery({ ...api.cards.getCreditCardOrder.queryOptions({ id }), ...followed(isMoving, look) });
  useMoneyMovedOn(query.data?.status);
  return query;
}
