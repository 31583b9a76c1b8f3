import type { DueTask } from "../world/due-task.ts";
import { nextBlock } from "./chain.ts";
import { expireWithdrawal } from "./expiry.ts";
import { approveByClock } from "./reviewer.ts";
import { pickUp, send } from "./sender.ts";

/** Everything that can happen when time passes. A task that isn't here would be scheduled and never done. */
const all: readonly DueTask[] = [nextBlock, expireWithdrawal, approveByClock, pickUp, send];

export const dueTasks: ReadonlyMap<string, DueTask> = new Map(all.map((task) => [task.kind, task]));
