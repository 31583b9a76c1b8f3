import type { Operations } from "../session/exports.ts";
import { readLog } from "./log.ts";

export const operations = {
  getEventList: ({ world, user }, input) => readLog(world, user.uid, input),
} satisfies Operations;
