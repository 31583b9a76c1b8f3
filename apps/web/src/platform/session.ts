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

/** Whether there are tokens; the account itself may still be on its way. */
export const hasSession = (): boolean => store.get() !== undefined;
/** Also while its person is asked to sign in again: the page under that question stays theirs. */
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

/** Who is signed in; undefined while not known, and for visitors. */
export function useAccount(): Account | undefined {
  const enabled = useHasSession();
  const { data } = useQuery({
    ...accountQuery(),
    enabled,
    // A flow finds what was asked before by whose it is: a call that was lost isn't left lost.
    refetchInterval: ({ state }) => state.status === "error" && again,
  });
  return enabled ? data : undefined;
}

/** Whom the frame names: until the account is here, whoever was shown last in this session. Nothing is decided by it. */
export function useShownAccount(): Account | undefined {
  const present = useHasSession();
  return useAccount() ?? (present ? keptAccount() : undefined);
}

/** What stands in storage may be anything. */
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
/** Whose identity is a company's: enterprises and merchants. */
export const isCompany = (account: Account): boolean => account.accountType === enterprise || isMerchant(account);

/** Fetches the account, at the start of a session and after a change to the profile. */
export async function loadAccount(queryClient: QueryClient): Promise<Account> {
  const account = await queryClient.fetchQuery({ ...accountQuery(), staleTime: 0 });
  store.items.write("user", JSON.stringify(account));
  return account;
}

/** The account as far as it is known now, without a call. */
export const knownAccount = (queryClient: QueryClient): Account | undefined =>
  hasSession() ? queryClient.getQueryData(accountQuery().queryKey) : undefined;

/** Whose account was shown last, also when its session is over. */
export const shownUid = (queryClient: QueryClient): string | undefined =>
  queryClient.getQueryData(accountQuery().queryKey)?.uid;

/** For `beforeLoad` of pages that need a session. The product: "Missing tokens: same outcome", which is sign-in. */
export function requireSession({ location }: { location: ParsedLocation }): void {
  if (!hasSession()) throw redirect({ to: "/user/login", search: { next: location.href }, replace: true });
}
