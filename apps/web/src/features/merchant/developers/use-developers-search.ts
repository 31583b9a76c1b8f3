import { useListSearch } from "../../../kernel/table/use-list-search.ts";
import { readSearch } from "../../../lib/search-fields.ts";
import { type DevelopersSearch, developersSearch } from "./developers-search.ts";

/** Read here and not by the route: its reading comes with every page of the console. */
export function useDevelopersSearch() {
  const list = useListSearch<DevelopersSearch>();
  return { ...list, ...(readSearch(list, developersSearch) as DevelopersSearch) };
}
