import { defineArea } from "../../area/define-area.ts";
import { operations } from "./operations.ts";
import { published } from "./published.ts";
import { enquiries, userActions } from "./visitors/visitor-operations.ts";

/** What anybody may read of the product, and write to it. */
export const area = defineArea({
  name: "site",
  needs: [
    "api-keys",
    "cash-orders",
    "codes",
    "coins",
    "content",
    "events",
    "fiat-card",
    "fiat-currencies",
    "fiat-trades",
    "financing",
    "flash",
    "identity",
    "merchant-orders",
    "otc",
    "prices",
    "records",
    "security",
    "session",
    "sign-in",
    "withdrawal",
  ],
  operations,
  tables: [published, enquiries, userActions],
});
