import { TransferStep } from "@coffer/sdk/contract";
import type { Actor } from "../../core/actor.ts";
import type { Fields } from "../../core/fields.ts";
import { refuse } from "../../core/refusal.ts";
import type { ReviewQueue } from "../../core/review-queue.ts";
import type { World } from "../../world/world.ts";
import { arrive, passByMerchant, reject, rejectByMerchant, type Transfer, transfers } from "./transfer.ts";

/** @throws 40007 if there is none */
export function findTransfer(world: World, id: string): Transfer {
  const made = world.table(transfers).get(id);
  if (!made) throw refuse("orderNotFound");
  return made;
}

const inAudit = (world: World) =>
  world
    .table(transfers)
    .part("open")
    .filter(({ step }) => step === TransferStep.audit);

/** Transfers in audit, including small ones that the clock approves. */
export const transferReviews: ReviewQueue = {
  title: { en: "Transfers", "zh-CN": "转账" },
  list: (world) =>
    inAudit(world).map((made) => ({
      id: made.id,
      uid: made.uid,
      since: made.timeline.at(-1)?.at ?? made.at,
      summary: `${made.amount} ${made.coin} → ${made.toUid}`,
    })),
  decide: (world, id, decision, reason) => {
    const made = findTransfer(world, id);
    if (made.step !== TransferStep.audit) throw refuse("orderStatusError");
    if (decision === "approve") arrive(world, made);
    else reject(world, made, "audit", reason);
  },
};

const ofCashiers = (world: World) =>
  world
    .table(transfers)
    .part("open")
    .filter(({ step, review }) => step === TransferStep.transfer && review === "merchant")
    .map(({ id, number, amount, coin, uid }) => ({ send: { id }, summary: `${number}: ${amount} ${coin} of ${uid}` }));

const named = (world: World, fields: Fields) => {
  const made = findTransfer(world, fields.text("id"));
  const reason = fields.optionalText("reason") ?? null;
  fields.done();
  return { made, reason };
};

/** A cashier's merchant, played by the user of the sandbox. */
export const merchant: Actor = {
  title: { en: "Merchant", "zh-CN": "商户" },
  about: { en: "A merchant, who decides on its cashiers' transfers.", "zh-CN": "商户：审批其收银员的转账。" },
  actions: {
    "pass-transfer": {
      about: { en: "It goes on to the audit.", "zh-CN": "批准，进入平台审核。" },
      takes: ["id"],
      now: ofCashiers,
      run: (world, fields) => passByMerchant(world, named(world, fields).made),
    },
    "reject-transfer": {
      about: { en: "It is turned down; the money is given back.", "zh-CN": "拒绝，资金退回。" },
      takes: ["id", "reason?"],
      now: ofCashiers,
      run: (world, fields) => {
        const { made, reason } = named(world, fields);
        return rejectByMerchant(world, made, reason);
      },
    },
  },
};
