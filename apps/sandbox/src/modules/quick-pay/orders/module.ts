import { defineModule } from "../../../core/define-module.ts";
import { begunPurchases } from "./begin.ts";
import { operations } from "./operations.ts";
import { paymentPageAt } from "./page.ts";
import { worldOfPaymentPage } from "./page-address.ts";
import { scenarios } from "./scenarios.ts";

/** Buying coins on a third party's payment page, and the list of all third-party orders. */
export const module = defineModule({
  name: "quick-pay/orders",
  needs: [
    "assets/records",
    "auth/session",
    "auth/user",
    "cards",
    "p2p",
    "profile",
    "quick-pay/currencies",
    "scenarios/story",
  ],
  operations,
  tables: [begunPurchases],
  scenarios,
  pages: [{ worldOf: worldOfPaymentPage, answer: paymentPageAt }],
});
