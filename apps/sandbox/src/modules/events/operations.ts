import type { Operations } from "../auth/session/exports.ts";
import { readLog } from "./log.ts";
import { webhookCalls } from "./webhook-calls.ts";

export const operations = {
  getEventList: ({ world, user }, input) => readLog(world, user.uid, input),
  ...webhookCalls,
} satisfies Operations;
