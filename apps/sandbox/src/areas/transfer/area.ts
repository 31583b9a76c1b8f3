import { defineArea } from "../../area/define-area.ts";
import { operations } from "./operations.ts";
import { recipientChecks } from "./recipient.ts";
import { merchant, transferReviews } from "./review.ts";
import { transfersUnderWay } from "./scenarios.ts";
import { seedTransfers } from "./seed.ts";
import { transferTerms } from "./terms.ts";
import { approveByClock, passOn, rejectUnanswered, rejectUndecided, transferLife, transfers } from "./transfer.ts";

export const area = defineArea({
  name: "transfer",
  needs: ["coins", "events", "merchant-staff", "prices", "records", "security", "session", "story", "user"],
  operations,
  tables: [transfers, transferTerms, recipientChecks],
  dueTasks: [passOn, approveByClock, rejectUnanswered, rejectUndecided],
  lifeCycles: [transferLife],
  actors: { merchant },
  reviewQueues: { transfer: transferReviews },
  seed: seedTransfers,
  scenarios: [transfersUnderWay],
});
