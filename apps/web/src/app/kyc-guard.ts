import type { QueryClient } from "@tanstack/react-query";
import { redirect, type StaticDataRouteOption, useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { type Account, knownAccount, useAccount } from "../platform/session.ts";
import { saidBy } from "./static-data.ts";
import { useFrame } from "./use-frame.ts";

const page = "/account/verifiy";

/**
 * The product: "With a token present and kycStatus defined and not 3, the user is redirected … at every route
 * change."
 * Exempt pages (the check itself, signing in and out, errors) declare it themselves.
 */
export function kycPath(account: Account | undefined, { beforeKyc }: StaticDataRouteOption): typeof page | undefined {
  if (account?.kycStatus === undefined || account.kycStatus === 3 || beforeKyc) return undefined;
  return page;
}

export function guardKyc(queryClient: QueryClient, matches: readonly { staticData: StaticDataRouteOption }[]): void {
  const to = kycPath(knownAccount(queryClient), saidBy(matches));
  if (to) throw redirect({ to, replace: true });
}

/** The rule at startup: the account arrives after the page. The route's guard handles later changes. */
export function useKycRedirect(): void {
  const account = useAccount();
  const navigate = useNavigate();
  const to = kycPath(account, useFrame());
  useEffect(() => {
    if (to) void navigate({ to, replace: true });
  }, [to, navigate]);
}
