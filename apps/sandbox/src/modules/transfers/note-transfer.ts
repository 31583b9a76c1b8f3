import { TransferStep } from "@coffer/sdk/contract";
import { nameIn } from "../../core/name-in.ts";
import type { World } from "../../world/world.ts";
import { type EventData, noteEvent } from "../events/exports.ts";
import type { Transfer } from "./transfer.ts";

const about = ({ id, number, step, coin, amount, ofMerchant }: Transfer, before: TransferStep | null): EventData => ({
  link: { kind: ofMerchant ? "merchantTransfer" : "transfer", id },
  number,
  status: nameIn(TransferStep, step),
  previousStatus: before === null ? null : nameIn(TransferStep, before),
  coin,
  amount,
});

/** Tells the sender of a transfer just made, and a cashier's merchant that it waits for them. */
export function noteMade(world: World, made: Transfer): void {
  noteEvent(world, made.uid, "transfer.created", about(made, null));
  if (made.step === TransferStep.arrived) noteEvent(world, made.uid, "transfer.arrived", about(made, null));
  if (made.review === "merchant") noteToMerchant(world, made, "review.requested", null);
}

/** Sends the event of a step: the sender hears of every end, the recipient of an arrival, a merchant of its own decision. */
export function noteStep(world: World, made: Transfer, before: Transfer): void {
  const { arrived, rejected } = TransferStep;
  if (before.review === "merchant") noteToMerchant(world, made, "review.decided", before.step);
  if (made.step === rejected) noteEvent(world, made.uid, "transfer.rejected", about(made, before.step));
  if (made.step !== arrived) return;
  noteEvent(world, made.uid, "transfer.arrived", about(made, before.step));
  if (made.toUid !== made.uid)
    noteEvent(world, made.toUid, "transfer.arrived", { ...about(made, before.step), amount: made.received });
}

function noteToMerchant(
  world: World,
  made: Transfer,
  type: "review.requested" | "review.decided",
  before: TransferStep | null,
): void {
  if (made.merchantUid !== null) noteEvent(world, made.merchantUid, type, about(made, before));
}
