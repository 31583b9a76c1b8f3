import { oneOf, readSearch, tickerIn } from "../../platform/url/search-fields.ts";
import { entrySearch } from "./entry-search.ts";

/** The ranges of the chart in days. */
export const ranges = [1, 7, 30, 90, 365] as const;
export type Range = (typeof ranges)[number];

/** The contract's default, omitted from the address. */
export const usualRange: Range = 30;

export const kinds = ["crypto", "fiat"] as const;

/** The overview's state in the address besides its list's. Unknown values are ignored. */
export const overviewSearch = (search: Record<string, unknown>) =>
  readSearch(search, {
    /** The currency of totals; none = the account's own. */
    currency: tickerIn,
    days: oneOf(...ranges),
    kind: oneOf(...kinds),
    /** Includes rows without a balance. */
    empty: oneOf("1"),
    /** The distribution's dimension. */
    by: oneOf("coin"),
    /** The list shown instead of the holdings. */
    tab: oneOf("moves", "records", "statement"),
    ...entrySearch,
  });
export type OverviewSearch = ReturnType<typeof overviewSearch>;
