import { sessionOf } from "@coffer/sdk";
import type { QueryClient } from "@tanstack/react-query";
import { loadAccount } from "../platform/session.ts";
import { keepSession } from "../platform/session-events.ts";

type Handed = Parameters<typeof sessionOf>[0];

declare global {
  interface Window {
    /** Called by the surrounding native app. */
    setCofferToken?: (token: Handed, refreshToken?: string) => void;
  }
}

/** The product: "the app can hand the shell a token and refresh token (string or object) … empty tokens are ignored". */
export function openToNativeApp(queryClient: QueryClient): void {
  window.setCofferToken = (token, refreshToken) => {
    const session = sessionOf(token, refreshToken);
    if (!session) return;
    keepSession(session);
    loadAccount(queryClient).catch(() => undefined);
  };
}
