import { dayIn, oneOf, tickerIn } from "../../../platform/url/search-fields.ts";

// Separate from the screens: every page's first load includes the routes' search parsers.
/** In the contract's order. */
export const channelCodes = ["sepa", "fasterPayments", "ach", "wire", "fps", "localBank"] as const;
export const channelIn = oneOf(...channelCodes);

/** The form of a new payee; `pay`: opened from a withdrawal, and returns there. */
export const addSearch = { add: oneOf("1"), pay: oneOf("1") };

/** The list's filters in the address, besides page, order and keyword. */
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
