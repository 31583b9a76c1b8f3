import type { KycStatus } from "@coffer/sdk";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect } from "react";
import { loadAccount, useAccount } from "../../platform/session.ts";
import { api } from "./api.ts";

/** Refetches the verification status, and the account for the header. */
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

/** Propagates a decision that arrived while this page was open. */
export function useFollowStatus(status: KycStatus): void {
  const queryClient = useQueryClient();
  const known = useAccount()?.kycStatus;
  useEffect(() => {
    if (known !== undefined && known !== status) loadAccount(queryClient).catch(() => undefined);
  }, [known, status, queryClient]);
}
