import { useNavigate, useSearch } from "@tanstack/react-router";
import { useCallback } from "react";

type Search = Record<string, unknown>;

/** What the address holds after its "?", whatever route this is, and the way to change it. Undefined leaves. */
export function useSearchState() {
  const search: Search = useSearch({ strict: false });
  const navigate = useNavigate();
  const change = useCallback(
    (changes: Search, options: { replace?: boolean; resetScroll?: boolean } = {}) => {
      // Kernels work on every route, so the router can't know here which keys this one has.
      const next = (before: Search) => ({ ...before, ...changes });
      return navigate({ to: ".", search: next as never, ...options });
    },
    [navigate],
  );
  return { search, change };
}
