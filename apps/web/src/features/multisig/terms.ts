import type { CoinConfig, MultisigCoin, SavedAddress } from "@coffer/sdk";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { api as shared } from "../../platform/api.ts";
import { pinProof } from "../../platform/proof/pin-proof.ts";
import { useAccount, useHasSession } from "../../platform/session.ts";

export const useCoins = (): readonly CoinConfig[] =>
  useSuspenseQuery(shared.assets.getCoinConfigList.queryOptions()).data.items;

/** The user's address book, for suggestions and warnings, so nothing waits for it. */
export function useBook(): readonly SavedAddress[] {
  const book = shared.addressBook.getUserCoinAddress.queryOptions({ MaxResultCount: 100 });
  const { data } = useQuery({ ...book, enabled: useHasSession(), meta: { shows: "nothing" } });
  return data?.items ?? [];
}

/** The user's proof. */
export const useProofMethods = () => pinProof(useAccount());

/** The catalogue's coins, with their networks and the signer address formats. */
export const offeredIn = (coins: readonly CoinConfig[], tree: readonly MultisigCoin[]): CoinConfig[] =>
  tree.flatMap(({ coin, networks }) => {
    const config = coins.find((each) => each.coin === coin);
    const offered = config?.networks.flatMap((network) => {
      const held = networks.find((each) => each.network === network.network);
      return held ? [{ ...network, addressPattern: held.signerAddressPattern }] : [];
    });
    return config && offered ? [{ ...config, networks: offered }] : [];
  });
