import { MerchantStatus } from "@coffer/sdk/contract";
import { type MerchantCase, merchantCases } from "../domain/merchant/application.ts";
import { approveMerchant, rejectMerchant } from "../domain/merchant/decide.ts";
import { dueTask } from "../world/due-task.ts";
import type { World } from "../world/world.ts";
import type { ReviewQueue } from "./review-queues.ts";

type Payload = { uid: string; submittedAt: number };

/** Waits for a person; in worlds that say so the clock approves after a while. */
export function awaitMerchantReview(world: World, { uid, submittedAt }: MerchantCase): void {
  const { reviewSeconds } = world.settings;
  if (reviewSeconds !== null && submittedAt !== null)
    approveMerchantByClock.schedule(world, world.clock.now() + reviewSeconds * 1000, { uid, submittedAt });
}

export const approveMerchantByClock = dueTask("merchant.approve", (world, { uid, submittedAt }: Payload) => {
  const merchant = world.table(merchantCases).get(uid);
  // It may have been decided, and handed in anew, in the meantime.
  if (merchant?.status === MerchantStatus.underReview && merchant.submittedAt === submittedAt)
    approveMerchant(world, uid);
});

export const merchantReviews: ReviewQueue = {
  list: (world) =>
    world
      .table(merchantCases)
      .all()
      .filter(({ status }) => status === MerchantStatus.underReview)
      .map(({ uid, submittedAt, application, registeredAs }) => ({
        id: uid,
        uid,
        since: submittedAt ?? 0,
        summary: `${application?.fullName} (${application?.businessScope}); registered as ${registeredAs?.fullName ?? "nobody"}`,
      })),
  decide: (world, id, decision, reason) => {
    if (decision === "approve") approveMerchant(world, id);
    else rejectMerchant(world, id, reason);
  },
};
