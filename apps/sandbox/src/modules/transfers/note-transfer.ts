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

/** Notifies the sender of a new transfer, and a cashier's merchant of the pending approval. */
export function noteMade(world: World, made: Transfer): void {
  noteEvent(world, made.uid, "transfer.created", about(made, null));
  if (made.step === TransferStep.arrived) noteEvent(world, made.uid, "transfer.arrived", about(made, null));
  if (made.review === "merchant") noteToMerchant(world, made, "review.requested", null);
}

/** Sends a step's event: every end to the sender, an arrival to the recipient, a decision to the merchant. */
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
