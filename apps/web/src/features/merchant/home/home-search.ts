import { oneOf, readSearch } from "../../../platform/url/search-fields.ts";

/** How many days the sales go back, today included. The first stays out of the address. */
export const salesDays = [7, 30] as const;
export type SalesDays = (typeof salesDays)[number];

/** What the merchant's home keeps in the address; what the developers' corner does it reads itself. */
export const homeSearch = (search: Record<string, unknown>) =>
  readSearch(search, { days: oneOf(...salesDays), view: oneOf("table"), tab: oneOf("developers") });
export type HomeSearch = ReturnType<typeof homeSearch>;
