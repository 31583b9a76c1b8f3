import { DepositWallet } from "@coffer/sdk";
import { useQuery } from "@tanstack/react-query";
import type { Choice } from "./choice.ts";
import type { DepositService } from "./service.ts";

/** The address for the choice, once it is one. */
export function useDepositAddress({ address }: DepositService, choice: Choice, cloud: boolean) {
  const ready = choice.state === "chosen";
  const input = ready ? { coin: choice.coin.coin, network: choice.network.network } : { coin: "", network: "" }; // never sent
  return useQuery({
    ...address({ ...input, ...(cloud && { wallet: DepositWallet.cloud }) }),
    enabled: ready,
    staleTime: Number.POSITIVE_INFINITY, // made once and the same ever after
  });
}

export type AddressQuery = ReturnType<typeof useDepositAddress>;
