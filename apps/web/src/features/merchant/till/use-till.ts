import type { PaymentOrderDetail } from "@coffer/sdk";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useMoneyMovedOn } from "../../../platform/money/money-moved.ts";
import { followed } from "../../../platform/status/followed.ts";
import { api } from "../api.ts";
import { soundOf, wakeSoundIfPressed } from "./sound.ts";
import { isLive, tillStateOf } from "./till-state.ts";

/** The customer waits: a payment is shown within a second of the chain's sight. */
const look = 800; // ms

/** The order at the till, polled while it can be paid; plays a sound on changes. */
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
