import { defineModule } from "../../core/define-module.ts";
import { revokeUnapproved } from "./approval.ts";
import { expireWithdrawal, withdrawalBlocks, withdrawalLife } from "./life.ts";
import { destinationMagic } from "./magic.ts";
import { operations } from "./operations.ts";
import { approveByClock, rejectByClock, rejectUndecided, withdrawalReviews } from "./review.ts";
import { everyStatus, lowBalance } from "./scenarios.ts";
import { pickUp, send, sender, withdrawalsOnChain } from "./sender.ts";
import { withdrawals } from "./withdrawal.ts";

export const module = defineModule({
  name: "withdrawals",
  needs: [
    "address-book",
    "assets/coins",
    "assets/prices",
    "assets/records",
    "auth/session",
    "auth/user",
    "deposits",
    "events",
    "multisig",
    "profile",
    "scenarios/story",
  ],
  operations,
  tables: [withdrawals],
  dueTasks: [
    revokeUnapproved,
    expireWithdrawal,
    approveByClock,
    rejectByClock,
    rejectUndecided,
    pickUp,
    send,
    withdrawalBlocks.task,
  ],
  lifeCycles: [withdrawalLife],
  actors: { sender },
  reviewQueues: { withdrawal: withdrawalReviews },
  chainRecords: { withdrawal: withdrawalsOnChain },
  magic: destinationMagic,
  scenarios: [lowBalance, everyStatus],
});
