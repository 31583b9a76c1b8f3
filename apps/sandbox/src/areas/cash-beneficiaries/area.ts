import { defineArea } from "../../area/define-area.ts";
import { bankAccounts } from "./bank-account.ts";
import { beneficiaries } from "./beneficiary.ts";
import { operations } from "./operations.ts";
import { whitelistPending } from "./scenarios.ts";
import { seedPayees } from "./seed.ts";
import { payWhitelist, whitelistLife } from "./whitelist.ts";
import { approveListing, rejectListing, whitelistReviews } from "./whitelist-review.ts";

/** Who the cash wallet can pay, the user's own bank accounts, and the IBANs money is taken from. */
export const area = defineArea({
  name: "cash-beneficiaries",
  needs: ["cash-accounts", "cash-channels", "coins", "identity", "records", "security", "session", "story", "user"],
  operations,
  tables: [beneficiaries, bankAccounts, payWhitelist],
  dueTasks: [approveListing, rejectListing],
  lifeCycles: [whitelistLife],
  reviewQueues: { payWhitelist: whitelistReviews },
  seed: seedPayees,
  scenarios: [whitelistPending],
});
