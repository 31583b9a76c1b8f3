import { dayIn, oneOf, readSearch, textIn, tickerIn } from "../../../platform/url/search-fields.ts";

/** Ranges to choose with one press, in days up to today; the first is the contract's own. */
export const ranges = [30, 7, 90, 365] as const;

/** What the report keeps in the address beside its list's page and order. */
export const reportSearch = (search: Record<string, unknown>) =>
  readSearch(search, {
    days: oneOf(...ranges),
    /** Own days in the place of a range. */
    from: dayIn,
    until: dayIn,
    /** A cashier, by its id. */
    who: textIn,
    /** Only this coin. */
    of: tickerIn,
    /** The currency of the totals; none = the account's own. */
    in: tickerIn,
    /** Where days begin; none = where the person is. */
    zone: textIn,
    view: oneOf("table"),
  });
export type ReportSearch = ReturnType<typeof reportSearch>;

export const noReportFilters = { who: undefined, of: undefined } satisfies ReportSearch;
