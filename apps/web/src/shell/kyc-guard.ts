import type { QueryClient } from "@tanstack/react-query";
import { redirect } from "@tanstack/react-router";
import { type Account, knownAccount } from "../kernel/session.ts";

const page = "/account/verifiy";
// Pages one may be on without being verified: the check itself, signing in and out, guided set-up, errors.
const open = [page, "/user/", "/security/", "/error", "/maintain"];

/** The product: "With a token present and kycStatus defined and not 3, the user is redirected … at every route change." */
export function kycPath(account: Account | undefined, pathname: string): typeof page | undefined {
  if (account?.kycStatus === undefined || account.kycStatus === 3) return undefined;
  return open.some((start) => pathname.startsWith(start)) ? undefined : page;
}

export function guardKyc(queryClient: QueryClient, pathname: string): void {
  const to = kycPath(knownAccount(queryClient), pathname);
  if (to) throw redirect({ to, replace: true });
}
