import { oneOf } from "../../platform/url/search-fields.ts";
import { entrySearch } from "./entry-search.ts";

export const cloudSearch = { ...entrySearch, tab: oneOf("addresses", "entries") };
