import { defineArea } from "../../area/define-area.ts";
import { merchantCases, merchantLife } from "./application.ts";
import { operations } from "./operations.ts";
import { approveMerchantByClock, merchantReviews, rejectUndecidedMerchant } from "./review.ts";
import { seedMerchant } from "./seed.ts";
import { suspendedMerchant, suspensionActions, suspensions } from "./suspension.ts";
import { trialActions } from "./trial.ts";

export const area = defineArea({
  name: "merchant",
  needs: ["files", "inbox", "session", "user"],
  operations,
  tables: [merchantCases, suspensions],
  dueTasks: [approveMerchantByClock, rejectUndecidedMerchant],
  lifeCycles: [merchantLife],
  reviewQueues: { merchant: merchantReviews },
  actors: { operator: { actions: { ...suspensionActions, ...trialActions } } },
  seed: seedMerchant,
  scenarios: [suspendedMerchant],
});
