import { useSuspenseQuery } from "@tanstack/react-query";
import { isMerchant, useAccount } from "../../platform/session.ts";
import { api, coffer } from "./api.ts";
import type { Catalogue, TransferService } from "./service.tsx";
import { walletsFor } from "./wallets-of.ts";

function useOwnCatalogue(): Catalogue {
  const { items: coins } = useSuspenseQuery(api.assets.getCoinConfigList.queryOptions()).data;
  const { items: holdings, currency } = useSuspenseQuery(api.assets.getAssets.queryOptions()).data;
  const account = useAccount();
  const merchant = account !== undefined && isMerchant(account);
  const wallets: Catalogue["wallets"]["from"] = (kind) => walletsFor(kind, merchant);
  return { coins, holdings, currency, wallets: { from: wallets, to: wallets } };
}

/** A user's own transfers, between all wallets. */
export const userTransfers: TransferService = {
  flow: "transfer",
  useCatalogue: useOwnCatalogue,
  terms: (input) => api.transfers.getTransferTerms.queryOptions(input),
  make: (input, once) => coffer.transfers.transfer(input, once),
  list: (input) => api.transfers.getTransferHistory.queryOptions(input),
  find: (input) => coffer.transfers.getTransferHistory(input),
  pages: (filters, signal) => coffer.transfers.getTransferHistory(filters, { signal }).pages(),
  one: (id) => api.transfers.getTransfer.queryOptions({ id }),
  paths: { transfer: "/assets/transfer", deposit: "/assets/recharge" },
  words: { lead: "transfers.lead", toWallet: "transfers.toWallet" },
};
