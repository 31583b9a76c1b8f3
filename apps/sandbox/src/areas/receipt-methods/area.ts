import { defineArea } from "../../area/define-area.ts";
import { operator } from "./actors.ts";
import { receiptDetails } from "./detail.ts";
import { receiptMethods } from "./method.ts";
import { operations } from "./operations.ts";
import { methodsFull } from "./scenarios.ts";
import { seedMethods } from "./seed.ts";

/** The channels people pay each other by, and where a user is paid. */
export const area = defineArea({
  name: "receipt-methods",
  needs: ["cash-beneficiaries", "cash-channels", "coins", "files", "identity", "security", "session", "story", "user"],
  operations,
  tables: [receiptMethods, receiptDetails],
  actors: { operator },
  seed: seedMethods,
  scenarios: [methodsFull],
});
