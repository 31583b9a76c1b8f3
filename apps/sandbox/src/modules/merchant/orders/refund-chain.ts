import { RecordStatus, RefundStatus } from "@coffer/sdk/contract";
import type { Actor } from "../../../core/actor.ts";
import type { ChainRecord, ChainRecords } from "../../../core/chain-records.ts";
import type { World } from "../../../world/world.ts";
import { networkOf } from "../../assets/coins/exports.ts";
import { type Refund, refunds } from "./refund.ts";
import { dropRefund, mineRefundBlock, refundConfirmations } from "./refund-way.ts";

export const refundActions: Actor["actions"] = {
  "drop-refund": {
    about: { en: "A refund on its way falls out of the chain.", "zh-CN": "发送中的退款被链上丢弃。" },
    takes: ["id"],
    now: (world) =>
      world
        .table(refunds)
        .part("moving")
        .map(({ id, number, amount, coin }) => ({ send: { id }, summary: `${number}: ${amount} ${coin}` })),
    run: (world, fields) => {
      const id = fields.text("id");
      fields.done();
      return dropRefund(world, id);
    },
  },
};

const sent: Partial<Record<RefundStatus, RecordStatus>> = {
  [RefundStatus.processing]: RecordStatus.remittedOut,
  [RefundStatus.completed]: RecordStatus.completed,
  [RefundStatus.failed]: RecordStatus.failed,
};

export const refundsOnChain: ChainRecords = {
  moving: (world, most) =>
    world
      .table(refunds)
      .part("moving", most)
      .map((refund) => recordOf(world, refund)),
  latest: (world, most) =>
    world
      .table(refunds)
      .part("all", most)
      .filter(({ txHash }) => txHash !== null)
      .map((refund) => recordOf(world, refund)),
  find: (world, id) => {
    const refund = world.table(refunds).get(id);
    return refund && recordOf(world, refund);
  },
  countsFrom: [RecordStatus.remittedOut],
  confirm: mineRefundBlock,
};

function recordOf(world: World, refund: Refund): ChainRecord {
  const { id, number, merchantUid: uid, at, coin, network, amount, address, tag, txHash } = refund;
  const { blockSeconds, confirmationsToCredit } = networkOf(world, coin, network);
  const isMoving = refund.status === RefundStatus.processing;
  return {
    row: {
      ...{ id, number, uid, at, coin, network, amount, address, tag, txHash },
      status: sent[refund.status] ?? RecordStatus.pendingReview,
      confirmations: refundConfirmations(world, refund),
    },
    needed: confirmationsToCredit,
    blockSeconds,
    moving: isMoving,
    counting: isMoving,
  };
}
