import { defineModule } from "../../../core/define-module.ts";
import { operations } from "./operations.ts";
import { published } from "./published.ts";
import { enquiries, userActions } from "./visitors/visitor-operations.ts";

/** The product's public content, and visitors' messages. */
export const module = defineModule({
  name: "content/site",
  needs: [
    "api-keys",
    "assets/coins",
    "assets/prices",
    "assets/records",
    "auth/codes",
    "auth/session",
    "auth/sign-in",
    "cards",
    "cash/orders",
    "content/notices",
    "convert/conversions",
    "earn",
    "events",
    "kyc",
    "merchant/orders",
    "otc",
    "p2p",
    "profile",
    "quick-pay/currencies",
    "withdrawals",
  ],
  operations,
  tables: [published, enquiries, userActions],
});
