import { oneOf, textIn, tickerIn } from "../../platform/url/search-fields.ts";

/** What the address says beside a flow's step and a list's page and order. */
export const multisigSearch = {
  /** A wallet's page. */
  wallet: textIn,
  /** One withdrawal's page, for its owner. */
  id: textIn,
  /** The same for whoever was sent the link. */
  sign: textIn,
  do: oneOf("create", "withdraw", "deposit", "addCoin"),
  tab: oneOf("deposits", "withdrawals", "signers"),
  coin: tickerIn,
  network: textIn,
};
