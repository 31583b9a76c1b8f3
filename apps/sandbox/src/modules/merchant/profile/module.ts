import { defineModule } from "../../../core/define-module.ts";
import { merchantCases, merchantLife } from "./application.ts";
import { operations } from "./operations.ts";
import { approveMerchantByClock, merchantReviews, rejectUndecidedMerchant } from "./review.ts";
import { seedMerchant } from "./seed.ts";
import { suspendedMerchant, suspensionActions, suspensions } from "./suspension.ts";
import { trialActions } from "./trial.ts";

export const module = defineModule({
  name: "merchant/profile",
  needs: ["auth/inbox", "auth/session", "auth/user", "receipt-methods/files"],
  operations,
  tables: [merchantCases, suspensions],
  dueTasks: [approveMerchantByClock, rejectUndecidedMerchant],
  lifeCycles: [merchantLife],
  reviewQueues: { merchant: merchantReviews },
  actors: { operator: { actions: { ...suspensionActions, ...trialActions } } },
  seed: seedMerchant,
  scenarios: [suspendedMerchant],
});
