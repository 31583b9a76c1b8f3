import { dayIn, oneOf, readSearch, textIn, tickerIn } from "../../../platform/url/search-fields.ts";

/** The preset periods in days up to today; the first is the contract's default. */
export const ranges = [30, 7, 90, 365] as const;

/** The report's search parameters, besides its list's page and order. */
export const reportSearch = (search: Record<string, unknown>) =>
  readSearch(search, {
    days: oneOf(...ranges),
    /** A custom period. */
    from: dayIn,
    until: dayIn,
    /** A cashier, by its id. */
    who: textIn,
    /** Only this coin. */
    of: tickerIn,
    /** The currency of totals; none = the account's own. */
    in: tickerIn,
    /** The time zone; none = the user's. */
    zone: textIn,
    view: oneOf("table"),
  });
export type ReportSearch = ReturnType<typeof reportSearch>;

export const noReportFilters = { who: undefined, of: undefined } satisfies ReportSearch;
