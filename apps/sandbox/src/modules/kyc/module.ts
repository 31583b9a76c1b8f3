import { defineModule } from "../../core/define-module.ts";
import { kycCases, kycLife } from "./kyc-case.ts";
import { certificateMagic } from "./magic.ts";
import { operations } from "./operations.ts";
import { approveKycByClock, decideKycByMagic, kycReviews, rejectUndecidedKyc } from "./review.ts";
import { justVerified } from "./scenarios.ts";
import { seedIdentities } from "./seed.ts";

export const module = defineModule({
  name: "kyc",
  needs: ["auth/inbox", "auth/session", "auth/user", "events", "receipt-methods/files", "scenarios/story"],
  operations,
  tables: [kycCases],
  dueTasks: [approveKycByClock, decideKycByMagic, rejectUndecidedKyc],
  lifeCycles: [kycLife],
  reviewQueues: { kyc: kycReviews },
  magic: certificateMagic,
  seed: seedIdentities,
  scenarios: [justVerified],
});
