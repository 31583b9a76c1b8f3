import { dayIn, someOf } from "../../../platform/url/search-fields.ts";

// Separate from the screen: every page's first load includes the routes' search parsers.
/** In the contract's order. */
export const ibanStatusNames = ["underReview", "approved", "rejected"] as const;

/** The list's filters in the address, besides page, order and keyword. */
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
