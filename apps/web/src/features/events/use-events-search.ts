import { useListSearch } from "../../platform/table/use-list-search.ts";
import { readSearch } from "../../platform/url/search-fields.ts";
import { type EventsSearch, eventsSearch } from "./events-search.ts";

/** Parsed here instead of in the route, whose parser loads with every console page. */
export function useEventsSearch() {
  const list = useListSearch<EventsSearch>();
  return { ...list, ...(readSearch(list, eventsSearch) as EventsSearch) };
}
