import type { Text } from "@coffer/errors";
import { RedemptionStatus, type TradeRecordType } from "@coffer/sdk/contract";
import { allows, type LifeCycle } from "../../core/life-cycle.ts";
import { nameIn } from "../../core/name-in.ts";
import { refuse } from "../../core/refusal.ts";
import { defineTable } from "../../world/table.ts";
import type { World } from "../../world/world.ts";
import { comparable } from "../assets/records/exports.ts";
import { noteEvent } from "../events/exports.ts";
import type { Position } from "./position.ts";

/** A record of a stake, a redemption, or an interest payment. */
export type EarnRecord = {
  id: string;
  number: string;
  uid: string;
  at: number;
  type: TradeRecordType;
  positionId: string;
  productId: string;
  coin: string;
  amount: string;
  status: RedemptionStatus | null;
  reason: Text | null;
  arrivesAt: number | null;
  endedAt: number | null;
};
export const earnRecords = defineTable<EarnRecord>("financingRecords", {
  key: "id",
  lists: {
    of: ["uid", "positionId"],
    apart: ["coin", "type", "status"],
    orders: { time: ({ at }) => at, amount: ({ amount }) => comparable(amount) },
  },
  parts: { open: ({ status }) => status === RedemptionStatus.redeeming },
});

/** An event of a position. A redemption completes later; everything else is complete at once. */
export function addRecord(
  world: World,
  { id: positionId, uid, productId, coin }: Position,
  { arrivesAt = null, ...of }: Pick<EarnRecord, "number" | "type" | "amount"> & Partial<Pick<EarnRecord, "arrivesAt">>,
): EarnRecord {
  const at = world.clock.now();
  const arrivesLater = arrivesAt !== null;
  return world.table(earnRecords).insert({
    id: world.newId("fr"),
    uid,
    at,
    positionId,
    productId,
    coin,
    ...of,
    status: arrivesLater ? RedemptionStatus.redeeming : null,
    reason: null,
    arrivesAt,
    endedAt: arrivesLater ? null : at,
  });
}

const { redeeming, success, failed } = RedemptionStatus;
export const redemptionLife: LifeCycle<RedemptionStatus> = {
  status: "RedemptionStatus",
  kept: { table: earnRecords, field: "status" },
  start: [redeeming],
  moves: [
    { from: [redeeming], to: success, by: ["clock:financing.arrive"] },
    { from: [redeeming], to: failed, by: ["actor:earn/fail-redemption"] },
  ],
};

/** @throws 60015 if it has ended */
export function endRedemption(world: World, record: EarnRecord, status: RedemptionStatus, reason: Text | null = null) {
  if (record.status === null || !allows(redemptionLife, record.status, status)) throw refuse("orderStatusError");
  const ended = world.table(earnRecords).update(record.id, { status, reason, endedAt: world.clock.now() });
  noteRedemption(world, ended, record.status);
  return ended;
}

export function noteRedemption(world: World, record: EarnRecord, before: RedemptionStatus | null): void {
  const { id, uid, number, status, coin, amount } = record;
  noteEvent(world, uid, "earnRedemption.updated", {
    link: { kind: "earnRedemption", id },
    number,
    status: nameIn(RedemptionStatus, status),
    previousStatus: before === null ? null : nameIn(RedemptionStatus, before),
    coin,
    amount,
  });
}
