import type { DueTask } from "../world/due-task.ts";
import { nextBlock } from "./chain.ts";
import { expireWithdrawal } from "./expiry.ts";
import { approveKycByClock, decideKycByMagic } from "./kyc-reviewer.ts";
import { approveMerchantByClock } from "./merchant-reviewer.ts";
import { approveByClock, rejectByClock } from "./reviewer.ts";
import { pickUp, send } from "./sender.ts";
import { removeUnused } from "./unused-files.ts";

/** Everything that can happen when time passes. A task that isn't here would be scheduled and never done. */
const all: readonly DueTask[] = [
  nextBlock,
  expireWithdrawal,
  approveByClock,
  rejectByClock,
  pickUp,
  send,
  approveKycByClock,
  decideKycByMagic,
  approveMerchantByClock,
  removeUnused,
];

export const dueTasks: ReadonlyMap<string, DueTask> = new Map(all.map((task) => [task.kind, task]));
