import { api } from "../api.ts";

/** MerchantChannelKind withdraw: what leaves the merchant wallet goes by these channels, with their fees and limits. */
// Apart from the terms: the route asks for it before the page's own code is there.
export const outChannels = () => api.merchant.getMerchantChannelRates.queryOptions({ Kind: 1 });
