import { DepositWallet } from "@coffer/sdk";
import { useQuery } from "@tanstack/react-query";
import type { Choice } from "./choice.ts";
import type { DepositService } from "./service.ts";

/** The address for a complete choice. */
export function useDepositAddress({ address }: DepositService, choice: Choice, cloud: boolean) {
  const ready = choice.state === "chosen";
  const input = ready ? { coin: choice.coin.coin, network: choice.network.network } : { coin: "", network: "" }; // Never sent.
  return useQuery({
    ...address({ ...input, ...(cloud && { wallet: DepositWallet.cloud }) }),
    enabled: ready,
    staleTime: Number.POSITIVE_INFINITY, // Created once, then constant.
  });
}

export type AddressQuery = ReturnType<typeof useDepositAddress>;
