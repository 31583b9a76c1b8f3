import { api } from "../api.ts";

/** MerchantChannelKind withdraw: the channels with fees and limits for leaving the merchant wallet. */
// Separate from the terms: the route needs it before the page's code loads.
export const outChannels = () => api.merchant.getMerchantChannelRates.queryOptions({ Kind: 1 });
