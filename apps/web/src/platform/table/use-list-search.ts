import { useCallback } from "react";
import { useSearchState } from "../search-state.ts";
import { type ListSearch, pageSize } from "./list-search.ts";

/** The list's state as the address has it, and the way to change it. Changing a filter goes back to page one. */
export function useListSearch<Filters extends object = object>() {
  const { search, change } = useSearchState();
  const list = search as ListSearch & Filters;
  const page = list.page ?? 1;
  const size = list.size ?? pageSize;
  const set = useCallback(
    (changes: Partial<ListSearch & Filters>) =>
      change({ page: undefined, ...changes }, { replace: !("page" in changes), resetScroll: false }),
    [change],
  );
  return { ...list, page, size, set, query: { SkipCount: (page - 1) * size, MaxResultCount: size } };
}
