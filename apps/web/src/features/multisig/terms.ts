import type { CoinConfig, MultisigCoin, SavedAddress } from "@coffer/sdk";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { api as shared } from "../../platform/api.ts";
import { pinProof } from "../../platform/proof/pin-proof.ts";
import { useAccount, useHasSession } from "../../platform/session.ts";

export const useCoins = (): readonly CoinConfig[] =>
  useSuspenseQuery(shared.assets.getCoinConfigList.queryOptions()).data.items;

/** The address book of whoever is signed in; it only offers and warns, so that nothing waits for it. */
export function useBook(): readonly SavedAddress[] {
  const book = shared.addressBook.getUserCoinAddress.queryOptions({ MaxResultCount: 100 });
  const { data } = useQuery({ ...book, enabled: useHasSession(), meta: { shows: "nothing" } });
  return data?.items ?? [];
}

/** What proves whoever is signed in. */
export const useProofMethods = () => pinProof(useAccount());

/** The catalogue's coins, of which a tree says where they can be held, and what address can sign there. */
export const offeredIn = (coins: readonly CoinConfig[], tree: readonly MultisigCoin[]): CoinConfig[] =>
  tree.flatMap(({ coin, networks }) => {
    const config = coins.find((each) => each.coin === coin);
    const offered = config?.networks.flatMap((network) => {
      const held = networks.find((each) => each.network === network.network);
      return held ? [{ ...network, addressPattern: held.signerAddressPattern }] : [];
    });
    return config && offered ? [{ ...config, networks: offered }] : [];
  });
