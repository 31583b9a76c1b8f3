import { defineModule } from "../../core/define-module.ts";
import { operations } from "./operations.ts";
import { recipientChecks } from "./recipient.ts";
import { merchant, transferReviews } from "./review.ts";
import { transfersUnderWay } from "./scenarios.ts";
import { seedTransfers } from "./seed.ts";
import { transferTerms } from "./terms.ts";
import { approveByClock, passOn, rejectUnanswered, rejectUndecided, transferLife, transfers } from "./transfer.ts";

export const module = defineModule({
  name: "transfers",
  needs: [
    "assets/coins",
    "assets/prices",
    "assets/records",
    "auth/session",
    "auth/user",
    "events",
    "merchant/staff",
    "profile",
    "scenarios/story",
  ],
  operations,
  tables: [transfers, transferTerms, recipientChecks],
  dueTasks: [passOn, approveByClock, rejectUnanswered, rejectUndecided],
  lifeCycles: [transferLife],
  actors: { merchant },
  reviewQueues: { transfer: transferReviews },
  seed: seedTransfers,
  scenarios: [transfersUnderWay],
});
