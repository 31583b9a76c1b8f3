import { defineModule } from "../../../core/define-module.ts";
import { bankAccounts } from "./bank-account.ts";
import { beneficiaries } from "./beneficiary.ts";
import { operations } from "./operations.ts";
import { whitelistPending } from "./scenarios.ts";
import { seedPayees } from "./seed.ts";
import { payWhitelist, whitelistLife } from "./whitelist.ts";
import { approveListing, rejectListing, whitelistReviews } from "./whitelist-review.ts";

/** The payees of the cash wallet, the user's own bank accounts, and the IBANs money is accepted from. */
export const module = defineModule({
  name: "cash/beneficiaries",
  needs: [
    "assets/coins",
    "assets/records",
    "auth/session",
    "auth/user",
    "cash/accounts",
    "cash/channels",
    "kyc",
    "profile",
    "scenarios/story",
  ],
  operations,
  tables: [beneficiaries, bankAccounts, payWhitelist],
  dueTasks: [approveListing, rejectListing],
  lifeCycles: [whitelistLife],
  reviewQueues: { payWhitelist: whitelistReviews },
  seed: seedPayees,
  scenarios: [whitelistPending],
});
