import { dayIn, oneOf, tickerIn } from "../../../platform/url/search-fields.ts";

// Apart from the screens: a route's reading of its address is in the first load of every page.
/** In the contract's order. */
export const channelCodes = ["sepa", "fasterPayments", "ach", "wire", "fps", "localBank"] as const;
export const channelIn = oneOf(...channelCodes);

/** The form of a new payee; `pay`: somebody came for it from a withdrawal, and goes back there. */
export const addSearch = { add: oneOf("1"), pay: oneOf("1") };

/** What the address says of the list of recipients, beside page, order and words. */
export const recipientSearch = { of: tickerIn, channel: channelIn, from: dayIn, until: dayIn };
export interface RecipientSearch {
  of?: string | undefined;
  channel?: (typeof channelCodes)[number] | undefined;
  from?: string | undefined;
  until?: string | undefined;
  q?: string | undefined;
}

export const noRecipientFilters = {
  of: undefined,
  channel: undefined,
  from: undefined,
  until: undefined,
  q: undefined,
};
export const isFiltered = ({ of, channel, from, until, q }: RecipientSearch): boolean =>
  [of, channel, from, until, q].some((filter) => filter !== undefined);
