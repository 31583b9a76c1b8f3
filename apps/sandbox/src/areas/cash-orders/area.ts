import { defineArea } from "../../area/define-area.ts";
import { operations } from "./operations.ts";
import { cashOrders } from "./order.ts";

/** Top-ups and payouts: what may be ordered, the orders, and what becomes of them. */
export const area = defineArea({
  name: "cash-orders",
  needs: ["cash-accounts", "cash-channels", "coins", "prices", "records", "session", "user"],
  operations,
  tables: [cashOrders],
});
