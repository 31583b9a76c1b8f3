import { textIn, tickerIn } from "../../../platform/url/search-fields.ts";
import { type channelCodes, channelIn } from "../recipients/recipient-search.ts";

// Apart from the screen: a route's reading of its address is in the first load of every page.
/** What the address says beside the flow's step. */
export const payoutSearch = {
  /** One payout's own page. */
  id: textIn,
  /** What a link begins with. */
  currency: tickerIn,
  channel: channelIn,
  recipient: textIn,
  bank: textIn,
  /** The channel whose papers are handed in. */
  papers: channelIn,
};
export const noAsked = { currency: undefined, channel: undefined, recipient: undefined, bank: undefined };

/** How many of the last ones stand below the flow. */
export const recentPayouts = { MaxResultCount: 5 };

const most = 100; // the contract's largest page
/** The saved recipients of a channel. */
export const recipientsBy = (channel: (typeof channelCodes)[number]) => ({ MaxResultCount: most, channel });
