import type { PaymentOrderDetail } from "@coffer/sdk";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useMoneyMovedOn } from "../../../platform/money/money-moved.ts";
import { followed } from "../../../platform/status/followed.ts";
import { api } from "../api.ts";
import { soundOf, wakeSoundIfPressed } from "./sound.ts";
import { isLive, tillStateOf } from "./till-state.ts";

/** The customer stands there: a payment is to be shown within a second of the chain seeing it. */
const look = 800; // ms

/** The order that is paid at the till, looked at all the time while it can be paid; it is heard when it moves on. */
export function useTill(id: string, loud: boolean) {
  const query = useQuery({
    ...api.merchant.getPaymentOrder.queryOptions({ id }),
    ...followed((order: PaymentOrderDetail) => isLive(tillStateOf(order)), look),
  });
  const state = query.data && tillStateOf(query.data);
  useMoneyMovedOn(query.data?.status);
  const heard = useRef(state);
  useEffect(() => {
    if (loud) wakeSoundIfPressed();
  }, [loud]);
  useEffect(() => {
    if (heard.current !== undefined && state !== undefined && state !== heard.current && loud) soundOf(state);
    heard.current = state;
  }, [state, loud]);
  return { ...query, state };
}
