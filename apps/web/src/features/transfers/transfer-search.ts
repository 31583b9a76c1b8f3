import { dayIn, oneOf, someOf, textIn, tickerIn } from "../../platform/url/search-fields.ts";

/** Names of the steps, as the address has them. */
export const stepNames = ["transfer", "audit", "arrived", "rejected"] as const;

// Apart from the screen: a route's reading of its address is in the first load of every page.
/** What the address says beside the flow's step and the list's page and order. */
export const transferSearch = {
  /** One transfer's own page. */
  id: textIn,
  /** What a link begins with. */
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
