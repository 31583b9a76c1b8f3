import { dayIn, oneOf, someOf, textIn, tickerIn } from "../../platform/url/search-fields.ts";

/** The names of the steps in addresses. */
export const stepNames = ["transfer", "audit", "arrived", "rejected"] as const;

// Separate from the screen: every page's first load includes the routes' search parsers.
/** The search parameters besides the flow's step and the list's page and order. */
export const transferSearch = {
  /** A transfer's own page. */
  id: textIn,
  /** The initial values of a link. */
  to: oneOf("user"),
  coin: tickerIn,
  wallet: oneOf("0", "1", "2", "3", "4"),
  /** The list's filters. */
  of: tickerIn,
  status: someOf(...stepNames),
  from: dayIn,
  until: dayIn,
};
export interface TransferSearch {
  id?: string | undefined;
  of?: string | undefined;
  status?: (typeof stepNames)[number][] | undefined;
  from?: string | undefined;
  until?: string | undefined;
  q?: string | undefined;
}

export const isFiltered = ({ of, status, from, until, q }: TransferSearch): boolean =>
  [of, status, from, until, q].some((filter) => filter !== undefined);
