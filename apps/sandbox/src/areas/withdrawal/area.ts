import { defineArea } from "../../area/define-area.ts";
import { revokeUnapproved } from "./approval.ts";
import { expireWithdrawal, withdrawalBlocks, withdrawalLife } from "./life.ts";
import { destinationMagic } from "./magic.ts";
import { operations } from "./operations.ts";
import { approveByClock, rejectByClock, rejectUndecided, withdrawalReviews } from "./review.ts";
import { everyStatus, lowBalance } from "./scenarios.ts";
import { pickUp, send, sender, withdrawalsOnChain } from "./sender.ts";
import { withdrawals } from "./withdrawal.ts";

export const area = defineArea({
  name: "withdrawal",
  needs: [
    "address-book",
    "coins",
    "deposit",
    "events",
    "multisig",
    "prices",
    "records",
    "security",
    "session",
    "story",
    "user",
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
