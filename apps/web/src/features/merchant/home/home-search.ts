import { oneOf, readSearch } from "../../../platform/url/search-fields.ts";

/** The number of days of sales, today included. The first is omitted from the address. */
export const salesDays = [7, 30] as const;
export type SalesDays = (typeof salesDays)[number];

/** The search parameters of the merchant's home; the developer page parses its own. */
export const homeSearch = (search: Record<string, unknown>) =>
  readSearch(search, { days: oneOf(...salesDays), view: oneOf("table"), tab: oneOf("developers") });
export type HomeSearch = ReturnType<typeof homeSearch>;
