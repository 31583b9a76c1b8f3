import type { GetAccountInfoResult } from "@coffer/sdk";
import { type QueryClient, useQuery } from "@tanstack/react-query";
import { type ParsedLocation, redirect } from "@tanstack/react-router";
import { useSyncExternalStore } from "react";
import { frameApi } from "./client.ts";
import { onSessionChanged } from "./session-events.ts";
import { listenSignInAgain, signInAgain } from "./sign-in-again.ts";
import { store } from "./store.ts";

export type Account = GetAccountInfoResult;

const accountQuery = () => ({
  ...frameApi.profile.getAccountInfo.queryOptions(),
  staleTime: 30_000,
  meta: { shows: "nothing" as const },
});

/** Returns whether there are tokens; the account may still be loading. */
export const hasSession = (): boolean => store.get() !== undefined;
/** Also true while the user is asked to sign in again: the page below remains theirs. */
export const useHasSession = (): boolean =>
  useSyncExternalStore(
    listenSession,
    () => hasSession() || signInAgain() !== undefined,
    () => false,
  );

function listenSession(listener: () => void): () => void {
  const stops = [onSessionChanged(listener), listenSignInAgain(listener)];
  return () => stops.forEach((stop) => void stop());
}

const again = 10_000; // ms

/** Returns the signed-in account; undefined while unknown, and for visitors. */
export function useAccount(): Account | undefined {
  const enabled = useHasSession();
  const { data } = useQuery({
    ...accountQuery(),
    enabled,
    // A flow finds its draft by its owner: a failed read is retried.
    refetchInterval: ({ state }) => state.status === "error" && again,
  });
  return enabled ? data : undefined;
}

/** Returns the account for the shell: until it is loaded, the last shown one of this session. For display only. */
export function useShownAccount(): Account | undefined {
  const present = useHasSession();
  return useAccount() ?? (present ? keptAccount() : undefined);
}

/** Storage may contain anything. */
function keptAccount(): Account | undefined {
  try {
    const kept = JSON.parse(store.items.read("user") ?? "");
    return typeof kept.name + typeof kept.uid === "stringstring" ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** The product: "Logged-in status is decided by the presence of lastLoginTime in user info." */
export const signedIn = (account: Account | undefined): account is Account => Boolean(account?.lastLoginTime);

/** The product: "Merchant menus are for account types 1 and 3." */
export const isMerchant = ({ accountType }: Pick<Account, "accountType">): boolean =>
  accountType === 1 || accountType === 3;

const enterprise = 2;
/** Returns whether the identity is a company's: enterprises and merchants. */
export const isCompany = (account: Account): boolean => account.accountType === enterprise || isMerchant(account);

/** Fetches the account at the start of a session and after a change of the profile. */
export async function loadAccount(queryClient: QueryClient): Promise<Account> {
  const account = await queryClient.fetchQuery({ ...accountQuery(), staleTime: 0 });
  store.items.write("user", JSON.stringify(account));
  return account;
}

/** Returns the cached account without a call. */
export const knownAccount = (queryClient: QueryClient): Account | undefined =>
  hasSession() ? queryClient.getQueryData(accountQuery().queryKey) : undefined;

/** Returns the uid of the account shown last, even after its session. */
export const shownUid = (queryClient: QueryClient): string | undefined =>
  queryClient.getQueryData(accountQuery().queryKey)?.uid;

/** For `beforeLoad` of pages that need a session. The product: "Missing tokens: same outcome", which is sign-in. */
export function requireSession({ location }: { location: ParsedLocation }): void {
  if (!hasSession()) throw redirect({ to: "/user/login", search: { next: location.href }, replace: true });
}
