import type { Operations } from "../../auth/session/exports.ts";
import { handInApplication, merchantCaseOf, merchantView, saveApplication } from "./application.ts";

export const operations = {
  getMerchantInfo: ({ world, user, language }) => merchantView(merchantCaseOf(world, user.uid), language),
  saveToBecomeOfficial: (context, input) => merchantView(saveApplication(context, input), context.language),
  applyToBecomeOfficial: (context) => merchantView(handInApplication(context), context.language),
} satisfies Operations;
