import { defineArea } from "../../area/define-area.ts";
import { begunPurchases } from "./begin.ts";
import { operations } from "./operations.ts";
import { scenarios } from "./scenarios.ts";

/** Buying coins on a third party's payment page, and the list of all orders paid with third parties. */
export const area = defineArea({
  name: "fiat-quick-pay",
  needs: ["fiat-card", "fiat-currencies", "fiat-trades", "records", "security", "session", "story", "user"],
  operations,
  tables: [begunPurchases],
  scenarios,
});
