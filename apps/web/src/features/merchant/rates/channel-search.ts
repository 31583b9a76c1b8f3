import { oneOf } from "../../../platform/url/search-fields.ts";

/** The shown kind of channel; by default customer payments. */
export const channelSearch = { kind: oneOf("withdraw", "deposit") };
export interface ChannelSearch {
  kind?: "withdraw" | "deposit" | undefined;
}
