import type { CashChannelCode, CashDirection, ServiceFee } from "@coffer/sdk";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useSettled } from "../../../platform/flow/use-settled.ts";
import { breach } from "../../../platform/form/amount-rule.ts";
import { api } from "../api.ts";
import { fiatDecimals } from "./channels.ts";

/** The product: "Default debounce 500 ms". */
const pause = 500;

export interface Fee {
  /** Undefined until it is known for exactly this amount. */
  fee: ServiceFee | undefined;
  /** Why there is none. */
  failure: unknown;
}

/** A payment's cost, computed by the server while the user types. */
export function useFee(direction: CashDirection, channel: CashChannelCode | undefined, amount: string): Fee {
  const asked = useSettled(amount, pause);
  const isAmount = breach(asked, { unit: "", decimals: fiatDecimals }) === undefined;
  const { data, error, isPlaceholderData } = useQuery({
    ...api.cash.calculateServiceFee.queryOptions({ direction, channel: channel ?? "ach", amount: asked }),
    enabled: channel !== undefined && isAmount,
    placeholderData: keepPreviousData,
    meta: { shows: "place" },
  });
  const isOf = channel !== undefined && isAmount && asked === amount && !isPlaceholderData;
  return isOf ? { fee: data, failure: error ?? undefined } : { fee: undefined, failure: undefined };
}
