import { type CoinConfig, WalletType } from "@coffer/sdk";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { OnceKey } from "../../../platform/once-key.ts";
import { api, coffer } from "../api.ts";
import { Approval, useIsCashier } from "./approval.tsx";
import { PendingTransfer } from "./pending-transfer.tsx";

const calls = coffer.merchant;
type Input<Call extends (...given: never[]) => unknown> = NonNullable<Parameters<Call>[0]>;
type History = Input<typeof calls.getMerchantTransferHistory>;
const { main, cloud, earn, merchant } = WalletType;
const others: Record<CoinConfig["kind"], readonly WalletType[]> = { crypto: [main, cloud, earn], fiat: [main] };

/** The merchant wallet holds coins on chains. A cashier doesn't see other wallets' balances. */
function useMerchantCatalogue() {
  const { items: coins } = useSuspenseQuery(api.assets.getCoinConfigList.queryOptions()).data;
  const { items: balances } = useSuspenseQuery(api.merchant.getMerchantAssets.queryOptions()).data;
  const { items: prices, currency } = useSuspenseQuery(api.assets.getAssets.queryOptions()).data;
  const holdings = balances.map(({ coin, available }) => ({
    ...{ coin, available, wallets: [{ wallet: merchant, available }] },
    price: prices.find((each) => each.coin === coin)?.price ?? "0",
  }));
  const wallets = { from: () => [merchant], to: (kind: CoinConfig["kind"]) => others[kind] };
  return { coins: coins.filter(({ kind }) => kind === "crypto"), holdings, currency, wallets };
}

/** From the merchant wallet: the user's flow and records with the merchant's calls. */
export const merchantTransfers = {
  flow: "merchantTransfer",
  useCatalogue: useMerchantCatalogue,
  terms: (input: Input<typeof calls.getMerchantTransferTerms>) =>
    api.merchant.getMerchantTransferTerms.queryOptions(input),
  make: (input: Input<typeof calls.merchantTransfer>, once: OnceKey) => calls.merchantTransfer(input, once),
  list: (input: History) => api.merchant.getMerchantTransferHistory.queryOptions(input),
  find: (input: History) => calls.getMerchantTransferHistory(input),
  pages: (filters: History, signal: AbortSignal) => calls.getMerchantTransferHistory(filters, { signal }).pages(),
  one: (id: string) => api.merchant.getMerchantTransfer.queryOptions({ id }),
  paths: { transfer: "/merchant/transfer", deposit: "/merchant/deposit" },
  words: { lead: "merchantWallet.transferLead", toWallet: "merchantWallet.toWallet" },
  useDelay: () => (useIsCashier() ? ("merchantWallet.afterApproval" as const) : undefined),
  Approval,
  Waiting: PendingTransfer,
} as const;
