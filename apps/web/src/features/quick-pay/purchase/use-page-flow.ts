import type { QuickBuyToken, QuickPayOrderDetail } from "@coffer/sdk";
import { type Flow, useFlow } from "../../../platform/flow/use-flow.ts";
import { useMoneyMoved } from "../../../platform/money/money-moved.ts";
import { coffer } from "../../../platform/p2p/api.ts";
import type { Verification } from "../../../platform/proof/verification.tsx";
import type { Details } from "./pairs.ts";

export interface Proof {
  verification: Verification;
}
/** The placed or found order. */
type Placed = Pick<QuickPayOrderDetail, "id">;
export type PageFlow = Flow<Details, Placed, Proof, QuickBuyToken>;

/** Refusals about one of the details, with the field. */
const codes = { 40001: "coin", 50014: "amount" } as const;
const most = 20; // More than the possible number of unpaid orders.

/** A purchase, started, reviewed, proved once; its own page links to the payment page. */
export function usePageFlow(): PageFlow {
  const moved = useMoneyMoved();
  return useFlow<Details, Placed, Proof, QuickBuyToken>({
    name: "quickPay",
    codes,
    quote: {
      ask: (details) => coffer.quickPay.initQuickBuyCoinsToken(details),
      held: (begun) => begun,
      same: (before, now) => before.price === now.price && before.quantity === now.quantity && before.fee === now.fee,
      // No current rate, or the token has expired.
      codes: [60012, 90005],
    },
    send: ({ quote: { token } }, once, proved) =>
      coffer.quickPay.securityVerify({ token, verification: proved?.proof.verification ?? {} }, once).finally(moved),
    proofInCall: {
      wanted: () => true,
      // "A token is one purchase": it identifies the order.
      lookUp: async ({ quote: { token } }) => {
        const { items } = await coffer.quickPay.getListByQuickPayOrder({ Kind: "paymentPage", MaxResultCount: most });
        return items.find((order) => order.token === token);
      },
    },
    resultAt: ({ id }) => ({ id, step: undefined, way: undefined }),
  });
}
