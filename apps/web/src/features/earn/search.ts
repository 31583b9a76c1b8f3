import { oneOf, textIn } from "../../platform/url/search-fields.ts";

/** The search parameters of the stakes page. */
export const investSearch = {
  /** A product to stake in, a stake to redeem, or a record's page. */
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
