import { useListSearch } from "../../platform/table/use-list-search.ts";
import { readSearch } from "../../platform/url/search-fields.ts";
import { type EventsSearch, eventsSearch } from "./events-search.ts";

/** Read here and not by the route: its reading comes with every page of the console. */
export function useEventsSearch() {
  const list = useListSearch<EventsSearch>();
  return { ...list, ...(readSearch(list, eventsSearch) as EventsSearch) };
}
