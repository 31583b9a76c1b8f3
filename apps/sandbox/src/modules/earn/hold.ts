import { userAccount } from "../../ledger/account.ts";
import type { World } from "../../world/world.ts";
import { minorOf } from "../assets/coins/exports.ts";
import { entryDescription } from "../assets/records/exports.ts";
import type { Position } from "./position.ts";
import type { EarnRecord } from "./record.ts";

export const holdOf = ({ id, holds }: Pick<Position, "id" | "holds">) => `${id}:hold:${holds}`;

/** Releases the hold of a completed redemption and holds the remaining amount anew. Returns the hold's number. */
export function release(world: World, position: Position, left: bigint, record: EarnRecord): number {
  const { id, uid, coin, holds } = position;
  const memo = entryDescription("unfreeze", "earnRedemption", record, "earnRedeemed");
  world.ledger.void(`${id}:free:${holds}`, holdOf(position), memo);
  if (left === 0n) return holds;
  const kept = entryDescription("freeze", "earnRedemption", record, "earnStays");
  world.ledger.hold(holdOf({ id, holds: holds + 1 }), userAccount(uid, "earn", coin), left, kept);
  return holds + 1;
}

/** Returns the amount of its hold. */
export const heldIn = (world: World, { coin, amount, pending }: Position): bigint =>
  pending.reduce((sum, each) => sum + minorOf(world, coin, each.amount), minorOf(world, coin, amount));
