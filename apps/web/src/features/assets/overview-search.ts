import { oneOf, readSearch, tickerIn } from "../../platform/url/search-fields.ts";
import { entrySearch } from "./entry-search.ts";

/** How many days the chart can go back. */
export const ranges = [1, 7, 30, 90, 365] as const;
export type Range = (typeof ranges)[number];

/** The contract's default; it stays out of the address. */
export const usualRange: Range = 30;

export const kinds = ["crypto", "fiat"] as const;

/** What the overview keeps in the address beside its list's. What is none of these is as if it weren't there. */
export const overviewSearch = (search: Record<string, unknown>) =>
  readSearch(search, {
    /** The currency totals are shown in; none = the account's own. */
    currency: tickerIn,
    days: oneOf(...ranges),
    kind: oneOf(...kinds),
    /** Rows without a balance too. */
    empty: oneOf("1"),
    /** What the total is spread over. */
    by: oneOf("coin"),
    /** The list that is shown instead of the holdings. */
    tab: oneOf("moves", "records", "statement"),
    ...entrySearch,
  });
export type OverviewSearch = ReturnType<typeof overviewSearch>;
