import { defineModule } from "../../../core/define-module.ts";
import { operator } from "./actors.ts";
import { receiptDetails } from "./detail.ts";
import { receiptMethods } from "./method.ts";
import { operations } from "./operations.ts";
import { methodsFull } from "./scenarios.ts";
import { seedMethods } from "./seed.ts";

/** The channels of payments between users, and a user's receiving methods. */
export const module = defineModule({
  name: "receipt-methods/methods",
  needs: [
    "assets/coins",
    "auth/session",
    "auth/user",
    "cash/beneficiaries",
    "cash/channels",
    "kyc",
    "profile",
    "receipt-methods/files",
    "scenarios/story",
  ],
  operations,
  tables: [receiptMethods, receiptDetails],
  actors: { operator },
  seed: seedMethods,
  scenarios: [methodsFull],
});
