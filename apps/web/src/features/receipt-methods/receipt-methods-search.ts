import { oneOf, textIn } from "../../platform/url/search-fields.ts";

/** Whether one is being added, and for which channel. */
export const receivingSearch = { add: oneOf("1"), channel: textIn };
export interface ReceivingSearch {
  add?: "1" | undefined;
  channel?: string | undefined;
}
