import { merchantCaseOf } from "../domain/merchant/application.ts";
import { handInApplication, saveApplication } from "../domain/merchant/apply.ts";
import { merchantView } from "../domain/merchant/view.ts";
import type { OperationsOf } from "../engine/context.ts";

export const profileMerchant = {
  getMerchantInfo: ({ world, user, language }) => merchantView(merchantCaseOf(world, user.uid), language),
  saveToBecomeOfficial: (context, input) => merchantView(saveApplication(context, input), context.language),
  applyToBecomeOfficial: (context) => merchantView(handInApplication(context), context.language),
} satisfies Partial<OperationsOf<"profile">>;
