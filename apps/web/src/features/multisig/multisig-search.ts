import { oneOf, textIn, tickerIn } from "../../platform/url/search-fields.ts";

/** The search parameters besides a flow's step and a list's page and order. */
export const multisigSearch = {
  /** A wallet's page. */
  wallet: textIn,
  /** A withdrawal's page for its owner. */
  id: textIn,
  /** A withdrawal's page for the bearer of its link. */
  sign: textIn,
  do: oneOf("create", "withdraw", "deposit", "addCoin"),
  tab: oneOf("deposits", "withdrawals", "signers"),
  coin: tickerIn,
  network: textIn,
};
