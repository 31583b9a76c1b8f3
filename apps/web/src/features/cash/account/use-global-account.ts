import { type GetGlobalAccountStatusResult, GlobalAccountStatus } from "@coffer/sdk";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useMoneyMovedOn } from "../../../platform/money/money-moved.ts";
import { api } from "../api.ts";

const look = 4000; // ms; an account usually opens within minutes.

export type GlobalAccount = GetGlobalAccountStatusResult;
export const isActive = ({ status }: GlobalAccount): boolean => status === GlobalAccountStatus.active;

/** The fiat account of the cash wallet; polled while it is being created. */
export function useGlobalAccount(): GlobalAccount {
  const { data } = useSuspenseQuery({
    ...api.cash.getGlobalAccountStatus.queryOptions(),
    refetchInterval: ({ state }) => (state.data?.status === GlobalAccountStatus.beingCreated ? look : false),
  });
  useMoneyMovedOn(data.status);
  return data;
}
