import type { QueryClient } from "@tanstack/react-query";
import { client } from "../kernel/client.ts";
import { loadAccount } from "../kernel/session.ts";

type Handed = Parameters<Awaited<ReturnType<typeof client>>["session"]["accept"]>[0];

declare global {
  interface Window {
    /** Called by the native app around the page. */
    setCofferToken?: (token: Handed, refreshToken?: string) => Promise<void>;
  }
}

/** The product: "the app can hand the shell a token and refresh token (string or object) … empty tokens are ignored". */
export function openToNativeApp(queryClient: QueryClient): void {
  window.setCofferToken = async (token, refreshToken) => {
    const { session } = await client();
    if (session.accept(token, refreshToken)) loadAccount(queryClient).catch(() => undefined);
  };
}
