import { defineModule } from "../../core/define-module.ts";
import { depositActions, depositsOnChain } from "./chain.ts";
import { depositBlocks } from "./confirm-deposit.ts";
import { depositAddresses, depositLife, deposits, sharedAddresses } from "./deposit.ts";
import { operations } from "./operations.ts";
import { fullAddressPool, richUser } from "./scenarios.ts";
import { seedDeposits } from "./seed.ts";
import { sendBack } from "./start-deposit.ts";

export const module = defineModule({
  name: "deposits",
  needs: [
    "assets/coins",
    "assets/records",
    "auth/session",
    "auth/user",
    "events",
    "merchant/profile",
    "scenarios/story",
  ],
  operations,
  tables: [deposits, depositAddresses, sharedAddresses],
  dueTasks: [depositBlocks.task, sendBack],
  lifeCycles: [depositLife],
  actors: { chain: { actions: depositActions } },
  chainRecords: { deposit: depositsOnChain },
  seed: seedDeposits,
  scenarios: [richUser, fullAddressPool],
});
