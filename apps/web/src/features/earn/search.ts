import { oneOf, textIn } from "../../platform/url/search-fields.ts";

/** What the address says of the page of somebody's stakes. */
export const investSearch = {
  /** A product to stake in, a stake to redeem, a record's own page. */
  stake: textIn,
  redeem: textIn,
  id: textIn,
  show: oneOf("closed", "history"),
};
export interface InvestSearch {
  stake?: string | undefined;
  redeem?: string | undefined;
  id?: string | undefined;
  show?: "closed" | "history" | undefined;
}
