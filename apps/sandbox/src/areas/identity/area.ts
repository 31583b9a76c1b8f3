import { defineArea } from "../../area/define-area.ts";
import { kycCases, kycLife } from "./kyc-case.ts";
import { certificateMagic } from "./magic.ts";
import { operations } from "./operations.ts";
import { approveKycByClock, decideKycByMagic, kycReviews, rejectUndecidedKyc } from "./review.ts";
import { justVerified } from "./scenarios.ts";
import { seedIdentities } from "./seed.ts";

export const area = defineArea({
  name: "identity",
  needs: ["events", "files", "inbox", "session", "story", "user"],
  operations,
  tables: [kycCases],
  dueTasks: [approveKycByClock, decideKycByMagic, rejectUndecidedKyc],
  lifeCycles: [kycLife],
  reviewQueues: { kyc: kycReviews },
  magic: certificateMagic,
  seed: seedIdentities,
  scenarios: [justVerified],
});
