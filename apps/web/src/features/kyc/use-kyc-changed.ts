import type { KycStatus } from "@coffer/sdk";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect } from "react";
import { loadAccount, useAccount } from "../../platform/session.ts";
import { api } from "./api.ts";

/** Asks anew where the verification stands, and for the account that shows it in the header. */
export function useKycChanged(): () => Promise<unknown> {
  const queryClient = useQueryClient();
  return useCallback(
    () =>
      Promise.allSettled([
        queryClient.invalidateQueries({ queryKey: api.kyc.getKyc.queryKey() }),
        loadAccount(queryClient),
      ]),
    [queryClient],
  );
}

/** A decision that came while this page looked: the rest of the app has to know it too. */
export function useFollowStatus(status: KycStatus): void {
  const queryClient = useQueryClient();
  const known = useAccount()?.kycStatus;
  useEffect(() => {
    if (known !== undefined && known !== status) loadAccount(queryClient).catch(() => undefined);
  }, [known, status, queryClient]);
}
