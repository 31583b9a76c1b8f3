import type { ReceiptMethod, UserReceiptMethodInfo } from "@coffer/sdk";
import { useSuspenseQuery } from "@tanstack/react-query";
import { api } from "../../platform/api.ts";

/** "Only 3 receiving payment methods may be active." */
export const activeMost = 3;

export interface Methods {
  own: readonly UserReceiptMethodInfo[];
  channels: readonly ReceiptMethod[];
  activeCount: number;
  isFull: boolean;
}

/** The user's receiving methods, and all channels. */
export function useMethods(): Methods {
  const own = useSuspenseQuery(api.receiptMethods.getUserReceiptMethodInfoList.queryOptions({})).data.items;
  const channels = useSuspenseQuery(api.receiptMethods.getReceiptMethodList.queryOptions({})).data.items;
  const activeCount = own.filter(({ active }) => active).length;
  return { own, channels, activeCount, isFull: activeCount >= activeMost };
}
