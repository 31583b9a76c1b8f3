import { useQuery } from "@tanstack/react-query";
import { api } from "../../kernel/api.ts";
import type { Choice } from "./choice.ts";

/** The address for the choice, once it is one. */
export function useDepositAddress(choice: Choice) {
  const ready = choice.state === "chosen";
  const input = ready ? { coin: choice.coin.coin, network: choice.network.network } : { coin: "", network: "" }; // never sent
  return useQuery({
    ...api.coinTransactions.getAddress.queryOptions(input),
    enabled: ready,
    staleTime: Number.POSITIVE_INFINITY, // made once and the same ever after
  });
}

export type AddressQuery = ReturnType<typeof useDepositAddress>;
