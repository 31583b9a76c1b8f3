import type { QueryClient } from "@tanstack/react-query";
import { isMerchant, knownAccount, loadAccount } from "../../platform/session.ts";

/** The guard of console pages. Other users see a message, and no call is sent. */
export async function forMerchants(queries: QueryClient, load: () => Promise<unknown>): Promise<void> {
  const account = knownAccount(queries) ?? (await loadAccount(queries));
  if (isMerchant(account)) await load();
}
