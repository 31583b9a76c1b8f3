import { dayIn, someOf } from "../../../platform/url/search-fields.ts";

// Apart from the screen: a route's reading of its address is in the first load of every page.
/** In the contract's order. */
export const ibanStatusNames = ["underReview", "approved", "rejected"] as const;

/** What the address says of the list, beside page, order and words. */
export const ibanSearch = { status: someOf(...ibanStatusNames), from: dayIn, until: dayIn };
export interface IbanSearch {
  status?: (typeof ibanStatusNames)[number][] | undefined;
  from?: string | undefined;
  until?: string | undefined;
  q?: string | undefined;
}

export const noIbanFilters = { status: undefined, from: undefined, until: undefined, q: undefined };
export const isFiltered = ({ status, from, until, q }: IbanSearch): boolean =>
  [status, from, until, q].some((filter) => filter !== undefined);
