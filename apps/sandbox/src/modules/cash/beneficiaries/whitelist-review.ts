import type { Text } from "@coffer/errors";
import { PayWhitelistStatus } from "@coffer/sdk/contract";
import { ownWords } from "../../../core/own-words.ts";
import { refuse } from "../../../core/refusal.ts";
import type { ReviewQueue } from "../../../core/review-queue.ts";
import { afterWorkingDays } from "../../../core/working-days.ts";
import { dueTask } from "../../../world/due-task.ts";
import type { World } from "../../../world/world.ts";
import { type ListedIban, moveListing, payWhitelist } from "./whitelist.ts";

const { underReview, approved, rejected } = PayWhitelistStatus;

/** "It is reviewed within 1 working day." */
const REVIEW_WORKING_DAYS = 1;

/** Waits for a reviewer; in worlds with that setting the clock approves after a while. */
export function awaitListing(world: World, { id, createdAt }: ListedIban): void {
  const { reviewSeconds } = world.settings;
  if (reviewSeconds !== null) approveListing.schedule(world, createdAt + reviewSeconds * 1000, { id });
  rejectListing.schedule(world, afterWorkingDays(createdAt, REVIEW_WORKING_DAYS), { id });
}

/** Checks that it was not decided or removed in the meantime. */
function waiting(world: World, { id }: { id: string }): ListedIban | undefined {
  const row = world.table(payWhitelist).get(id);
  return row?.status === underReview ? row : undefined;
}
export const approveListing = dueTask("cash.approveListing", (world, payload: { id: string }) => {
  const row = waiting(world, payload);
  if (row) moveListing(world, row, approved);
});
export const rejectListing = dueTask("cash.rejectListing", (world, payload: { id: string }) => {
  const row = waiting(world, payload);
  if (row) moveListing(world, row, rejected, undecided);
});

const undecided: Text = {
  en: "It couldn't be decided in time. Remove it and add it again.",
  "zh-CN": "未能在规定时间内完成审核，请删除后重新添加。",
};
const general: Text = {
  en: "The bank doesn't confirm that the account is yours.",
  "zh-CN": "银行未能确认该账户属于您。",
};

export const whitelistReviews: ReviewQueue = {
  title: { en: "IBAN whitelist", "zh-CN": "IBAN 白名单" },
  list: (world) =>
    world
      .table(payWhitelist)
      .part("inReview")
      .map(({ id, uid, createdAt, iban, accountHolderName }) => ({
        ...{ id, uid, since: createdAt },
        summary: `${iban}, ${accountHolderName}`,
      })),
  decide: (world, id, decision, reason) => {
    const row = world.table(payWhitelist).get(id);
    if (!row) throw refuse("orderStatusError");
    if (decision === "approve") moveListing(world, row, approved);
    else moveListing(world, row, rejected, ownWords(reason, general));
  },
};
