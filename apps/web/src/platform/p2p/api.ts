import { cards, p2p, quickPay } from "@coffer/sdk";
import { withGroups } from "../api.ts";

/** The calls of the fiat groups that two features use: with dealers, and by card and payment page. */
export const { api, coffer } = withGroups({ cards, p2p, quickPay });
