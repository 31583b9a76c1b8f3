import { AppealStatus, type WireInput } from "@coffer/sdk/contract";
import { refuse } from "../../core/refusal.ts";
import type { World } from "../../world/world.ts";
import { nextNumber } from "../assets/records/exports.ts";
import type { User } from "../auth/user/exports.ts";
import { claimFile } from "../receipt-methods/files/exports.ts";
import { appealOf, type FiatAppeal, fiatAppeals } from "./appeal.ts";
import { decideByClock } from "./decide.ts";
import { noteOrder } from "./life.ts";
import { decideSoon } from "./magic.ts";
import { type FiatOrder, fiatOrders, isSaidPaid, ownOrder } from "./order.ts";
import { both } from "./words.ts";

const DAY = 24 * 60 * 60 * 1000;
/** "Orders older than 24 hours cannot be appealed." */
export const APPEALABLE_FOR = DAY;
/** "It is decided within 24 hours after it was opened." */
const DECIDED_WITHIN = DAY;

type Opened = Pick<FiatAppeal, "openedBy" | "reason" | "remark" | "proofFileIds">;

/** Freezes the order: the confirmation deadline is replaced by the decision's. */
export function openAppeal(world: World, order: FiatOrder, opened: Opened): FiatAppeal {
  const at = world.clock.now();
  const appeal = world.table(fiatAppeals).insert({
    ...{ id: world.newId("ac"), number: nextNumber(world, "A"), at, uid: order.uid },
    ...{ orderId: order.id, orderNumber: order.number, ...opened, statements: [] },
    ...{ status: AppealStatus.processing, responsibility: null, result: null, coinTo: null },
    ...{ decideBy: at + DECIDED_WITHIN, completedAt: null },
  });
  const under = world.table(fiatOrders).update(order.id, { appealId: appeal.id, confirmBy: null });
  noteOrder(world, under, under.status);
  decideByClock.schedule(world, appeal.decideBy, { id: appeal.id });
  return appeal;
}

export function appealByUser(world: World, user: User, input: WireInput<"userAppeal">): FiatAppeal {
  const { orderId, reason, remark, proofFileIds = [] } = input;
  const order = ownOrder(world, user.uid, orderId);
  if (appealOf(world, order)) throw refuse("orderUnderAppeal");
  if (world.clock.now() >= order.at + APPEALABLE_FOR) throw refuse("appealTooLate");
  if (!isSaidPaid(order)) throw refuse("orderStatusError");
  claimProofs(world, user, proofFileIds);
  const texts = { reason: both(reason), remark: both(remark) };
  const appeal = openAppeal(world, order, { openedBy: "user", ...texts, proofFileIds });
  decideSoon(world, appeal.id, remark);
  return appeal;
}

export function claimProofs(world: World, { uid }: User, files: readonly string[]): void {
  for (const [at, file] of files.entries()) claimFile(world, uid, file, "appealProof", `proofFileIds.${at}`);
}
