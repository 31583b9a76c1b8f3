import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { api } from "../../kernel/api.ts";

/** Money or terms have changed: what shows them is read again. */
export function useRefresh(): () => void {
  const queries = useQueryClient();
  return useCallback(() => {
    for (const queryKey of [
      api.assets.getAssets.queryKey(),
      api.assets.getAssetsSummary.queryKey(),
      api.assets.getAssetDistribution.queryKey(),
      api.assets.getCoinConfigList.queryKey(),
      api.coinTransactions.getListByCoinTransactionOut.queryKey(),
      api.addressBook.getUserCoinAddress.queryKey(),
    ]) {
      void queries.invalidateQueries({ queryKey });
    }
  }, [queries]);
}
