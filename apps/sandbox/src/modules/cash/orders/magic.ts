import type { Text } from "@coffer/errors";
import { CashOrderStatus } from "@coffer/sdk/contract";
import { DECIDED_AFTER, isMagicAllowed, type Magic } from "../../../core/magic.ts";
import { dueTask } from "../../../world/due-task.ts";
import type { World } from "../../../world/world.ts";
import { fileName } from "../../receipt-methods/files/exports.ts";
import { end } from "./money.ts";
import { type CashOrder, cashOrders } from "./order.ts";
import { askPapers } from "./papers.ts";

/** Names of payment proofs, or of a payee, with a fixed effect. */
const vouchers = {
  "sandbox-returned": { en: "The payment is sent back after 10 s.", "zh-CN": "10 秒后付款被退回。" },
  "sandbox-papers": { en: "The bank asks for papers after 10 s.", "zh-CN": "10 秒后银行要求补充材料。" },
  "sandbox-unmatched": { en: "No payment that matches arrives.", "zh-CN": "始终没有匹配的付款到账。" },
} as const satisfies Record<string, Text>;
const payees = {
  "SANDBOX RETURNED": { en: "The payee's bank sends it back after 10 s.", "zh-CN": "10 秒后收款银行退回款项。" },
  "SANDBOX PAPERS": { en: "The bank asks for papers after 10 s.", "zh-CN": "10 秒后银行要求补充材料。" },
  "SANDBOX REVIEWED": { en: "Waits for the reviewer, however small.", "zh-CN": "无论金额大小，均需人工审核。" },
  "SANDBOX REJECTED": { en: "Goes to review and is turned down after 10 s.", "zh-CN": "进入审核，10 秒后被拒绝。" },
} as const satisfies Record<string, Text>;
type MagicOfOrder = keyof typeof vouchers | keyof typeof payees;

/** Returns the magic value by the first voucher's name or the payee. */
export function magicOf(
  world: World,
  { voucherFileIds, payeeName }: Pick<CashOrder, "voucherFileIds" | "payeeName">,
): MagicOfOrder | null {
  if (!isMagicAllowed(world)) return null;
  if (payeeName !== null && Object.hasOwn(payees, payeeName)) return payeeName as MagicOfOrder;
  const name = fileName(world, voucherFileIds[0] ?? "");
  return (Object.keys(vouchers) as MagicOfOrder[]).find((beginning) => name.startsWith(beginning)) ?? null;
}

/** Payees whose payouts a person reviews. */
export const REVIEWED: readonly (string | null)[] = ["SANDBOX REVIEWED", "SANDBOX REJECTED"];

/** Schedules the effect of a magic value from the order's current status. */
export function scheduleMagic(world: World, { id, timeline, ...order }: CashOrder): void {
  if (magicOf(world, order) !== null)
    doMagic.schedule(world, world.clock.now() + DECIDED_AFTER, { id, step: timeline.length });
}

/** Once per order: after the bank has its documents it continues like others. */
export const doMagic = dueTask("cash.magic", (world, { id, step }: { id: string; step: number }) => {
  const order = world.table(cashOrders).get(id);
  if (order?.timeline.length !== step || order.papers !== null) return;
  const magic = magicOf(world, order);
  const isReview = order.status === CashOrderStatus.pendingReview;
  if (magic === "sandbox-returned" && isReview) end(world, order, "sentBack");
  if (magic === "SANDBOX REJECTED" && isReview) end(world, order, "rejected");
  if (magic === "SANDBOX RETURNED" && !isReview) end(world, order, "returned");
  const wasAsked = order.timeline.filter(({ status }) => status === CashOrderStatus.inProgress).length > 1;
  if (magic === "sandbox-papers" && isReview) askPapers(world, order, null);
  if (magic === "SANDBOX PAPERS" && !isReview && !wasAsked) askPapers(world, order, null);
});

export const orderMagic: Magic = {
  values: [
    ...Object.entries(vouchers).map(([value, about]) => ({ field: "voucher's name, its beginning", value, about })),
    ...Object.entries(payees).map(([value, about]) => ({ field: "accountHolderName", value, about })),
  ],
};
