import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { api } from "../../kernel/api.ts";
import { useLocale, useText } from "../../lib/text.tsx";
import { formatDay } from "../../lib/time.ts";
import type { Terms } from "./terms.ts";

/** The contract's largest page; an address book is shorter. */
const all = { MaxResultCount: 100 };

/** WalletType main: withdrawals take from it. */
export const mainWallet = { Wallet: 0 } as const;

/** What the form is measured against. Book and history only add warnings, so the form doesn't wait for them. */
export function useTerms(): Terms {
  const text = useText();
  const locale = useLocale();
  const { items: coins } = useSuspenseQuery(api.assets.getCoinConfigList.queryOptions()).data;
  const { items: holdings, currency } = useSuspenseQuery(api.assets.getAssets.queryOptions(mainWallet)).data;
  const book = useQuery(api.addressBook.getUserCoinAddress.queryOptions(all)).data?.items ?? [];
  const past = useQuery(api.coinTransactions.getListByCoinTransactionOut.queryOptions(all)).data?.items ?? [];
  const used = past.map((entry) => ({
    address: entry.address,
    name: entry.addressLabel ?? text("withdraw.usedBefore", { date: formatDay(entry.time, locale) }),
  }));
  return { coins, holdings, currency, saved: book, used };
}
