import type { Text } from "@coffer/errors";
import { PositionStatus, RedemptionStatus, VerificationScene, type WireInput } from "@coffer/sdk/contract";
import { refuse } from "../../core/refusal.ts";
import { DAY } from "../../core/scenario.ts";
import { isoOf } from "../../world/clock.ts";
import { dueTask } from "../../world/due-task.ts";
import type { World } from "../../world/world.ts";
import { amountText, minorOf, readAmount } from "../assets/coins/exports.ts";
import { needsReview } from "../assets/prices/exports.ts";
import { nextNumber } from "../assets/records/exports.ts";
import type { SigningKey } from "../auth/session/exports.ts";
import type { User } from "../auth/user/exports.ts";
import { checkMayTrade } from "../convert/pairs/exports.ts";
import { checkProof, proofsOf } from "../profile/exports.ts";
import { change } from "./change.ts";
import { dayOf, pauseEnd } from "./days.ts";
import { heldIn, release } from "./hold.ts";
import { counted, ownPosition, type Position, positions, sharesOf } from "./position.ts";
import { productOf, take } from "./product.ts";
import { addRecord, type EarnRecord, earnRecords, endRedemption, noteRedemption } from "./record.ts";

/** "It comes back into the earn wallet within 24 hours." */
export const ARRIVES_AFTER = DAY;

/** Checks everything, then removes it from the position. */
export function redeem(
  world: World,
  user: User,
  { positionId, amount, verification }: WireInput<"createWithdraw">,
  key: SigningKey | null,
): EarnRecord {
  checkMayTrade(user);
  const position = ownPosition(world, user.uid, positionId);
  if (position.status !== PositionStatus.earning) throw refuse("orderStatusError", position.number);
  checkOpen(world, position);
  const minor = readAmount(world, position.coin, amount);
  checkAmount(world, position, minor);
  if (key === null && needsReview(world, position.coin, minor))
    checkProof(world, user, verification, proofsOf(user), VerificationScene.withdraw);
  const isEarly = position.maturesAt !== null && position.maturesAt > world.clock.now();
  return takeOut(world, position, minor, isEarly);
}

/** @throws 60016 during the pause of 16:00-16:20 UTC, or before the end of a fixed term */
function checkOpen(world: World, { maturesAt, earlyRedeemable }: Position): void {
  const now = world.clock.now();
  const refused = (reason: "redemptionPause" | "term", until: number) =>
    refuse(
      "withdrawDisabled",
      { en: `Until ${isoOf(until)}.`, "zh-CN": `至 ${isoOf(until)}。` },
      {
        data: { reason, until: isoOf(until), serverTime: world.clock.iso() },
      },
    );
  if (maturesAt !== null && !earlyRedeemable && maturesAt > now) throw refused("term", maturesAt);
  const paused = pauseEnd(now);
  if (paused !== null) throw refused("redemptionPause", paused);
}

/** A term is redeemed whole; another product keeps nothing, or at least the minimum deposit. */
function checkAmount(world: World, { coin, amount, productId, maturesAt }: Position, minor: bigint): void {
  const held = minorOf(world, coin, amount);
  if (minor > held)
    throw refuse(
      "insufficientAssets",
      { en: `In it: ${amount} ${coin}.`, "zh-CN": `持仓 ${amount} ${coin}。` },
      { data: { currency: coin, available: amount } },
    );
  const least = minorOf(world, coin, productOf(world, productId).minimum);
  if (minor === held || (maturesAt === null && held - minor >= least)) return;
  const maximum = amountText(world, coin, maturesAt === null && held > least ? held - least : held);
  throw refuse(
    "amountOutOfRange",
    {
      en: `All of it, or what leaves the minimum: ${maximum} ${coin}.`,
      "zh-CN": `请全部赎回，或最多赎回 ${maximum} ${coin}。`,
    },
    { data: { currency: coin, minimum: null, maximum } },
  );
}

function takeOut(world: World, position: Position, minor: bigint, isEarly: boolean): EarnRecord {
  const { coin } = position;
  const at = world.clock.now();
  const arrivesAt = at + ARRIVES_AFTER;
  const { countedTo, shares } = counted(world, position);
  const amount = amountText(world, coin, minor);
  const record = addRecord(world, position, { number: nextNumber(world, "ER"), type: "redeem", amount, arrivesAt });
  const pending = { id: record.id, amount, requestedAt: at, arrivesAt, lost: isEarly ? shares : "0" };
  change(world, position, {
    countedTo,
    // "Interest not paid by then is lost."
    shares: isEarly ? "0" : shares,
    amount: amountText(world, coin, minorOf(world, coin, position.amount) - minor),
    pending: [...position.pending, pending],
  });
  arrive.schedule(world, arrivesAt, { id: record.id });
  noteRedemption(world, record, null);
  return record;
}

/** Ends the term: everything is returned automatically. */
export const mature = dueTask("financing.mature", (world, { id }: { id: string }) => {
  const position = world.table(positions).get(id);
  if (position?.status === PositionStatus.earning)
    takeOut(world, position, minorOf(world, position.coin, position.amount), false);
});

const without = ({ pending }: Position, { id }: EarnRecord) => pending.filter((each) => each.id !== id);

export const arrive = dueTask("financing.arrive", (world, { id }: { id: string }) => {
  const record = world.table(earnRecords).get(id);
  if (record?.status !== RedemptionStatus.redeeming) return;
  const position = ownPosition(world, record.uid, record.positionId);
  const minor = minorOf(world, record.coin, record.amount);
  const holds = release(world, position, heldIn(world, position) - minor, record);
  change(world, position, { ...counted(world, position), pending: without(position, record), holds });
  take(world, record.productId, -minor);
  endRedemption(world, record, RedemptionStatus.success);
});

/** "The amount is in the position again, as if it had never left": with the interest of the days between. */
export function failRedemption(world: World, record: EarnRecord, reason: Text): EarnRecord {
  const ended = endRedemption(world, record, RedemptionStatus.failed, reason);
  const position = ownPosition(world, record.uid, record.positionId);
  const { coin, pending, maturesAt } = position;
  const left = pending.find((each) => each.id === record.id);
  const minor = minorOf(world, coin, record.amount);
  const { countedTo, shares } = counted(world, position);
  const missed = sharesOf(world, position, minor, dayOf(record.at), dayOf(world.clock.now()));
  change(world, position, {
    countedTo,
    shares: (BigInt(shares) + BigInt(left?.lost ?? "0") + missed).toString(),
    amount: amountText(world, coin, minorOf(world, coin, position.amount) + minor),
    pending: without(position, record),
  });
  // The return at a term's end is retried the next day.
  if (maturesAt !== null && maturesAt <= world.clock.now())
    mature.schedule(world, dayOf(world.clock.now()) + DAY, { id: position.id });
  return ended;
}
