import { useNavigate, useSearch } from "@tanstack/react-router";
import { useCallback } from "react";

type Search = Record<string, unknown>;

/** Returns the route's search parameters and a setter. Undefined removes a parameter. */
export function useSearchState() {
  const search: Search = useSearch({ strict: false });
  const navigate = useNavigate();
  const change = useCallback(
    (changes: Search, options: { replace?: boolean; resetScroll?: boolean } = {}) => {
      // The platform serves every route, so the router's types can't know this route's keys.
      const next = (before: Search) => ({ ...before, ...changes });
      return navigate({ to: ".", search: next as never, ...options });
    },
    [navigate],
  );
  return { search, change };
}
