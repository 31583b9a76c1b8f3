import type { QueryClient } from "@tanstack/react-query";
import { isMerchant, knownAccount, loadAccount } from "../../platform/session.ts";

/** What a page of the console needs before it is drawn. Who isn't a merchant is told so by the frame, and nothing is called. */
export async function forMerchants(queries: QueryClient, load: () => Promise<unknown>): Promise<void> {
  const account = knownAccount(queries) ?? (await loadAccount(queries));
  if (isMerchant(account)) await load();
}
