import { oneOf } from "../../../platform/url/search-fields.ts";

/** Which kind of channel is shown; payments of customers without it. */
export const channelSearch = { kind: oneOf("withdraw", "deposit") };
export interface ChannelSearch {
  kind?: "withdraw" | "deposit" | undefined;
}
