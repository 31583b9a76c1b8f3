import { textIn, tickerIn } from "../../../platform/url/search-fields.ts";
import { type channelCodes, channelIn } from "../recipients/recipient-search.ts";

// Separate from the screen: every page's first load includes the routes' search parsers.
/** The search parameters besides the flow's step. */
export const payoutSearch = {
  /** A payout's own page. */
  id: textIn,
  /** The initial values of a link. */
  currency: tickerIn,
  channel: channelIn,
  recipient: textIn,
  bank: textIn,
  /** The channel whose documents are submitted. */
  papers: channelIn,
};
export const noAsked = { currency: undefined, channel: undefined, recipient: undefined, bank: undefined };

/** The number of latest payouts below the flow. */
export const recentPayouts = { MaxResultCount: 5 };

const most = 100; // The contract's largest page.
/** A channel's saved recipients. */
export const recipientsBy = (channel: (typeof channelCodes)[number]) => ({ MaxResultCount: most, channel });
