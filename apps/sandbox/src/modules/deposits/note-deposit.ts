import { RecordStatus } from "@coffer/sdk/contract";
import { nameIn } from "../../core/name-in.ts";
import type { World } from "../../world/world.ts";
import { type EventType, noteEvent } from "../events/exports.ts";
import { areaOf, type Deposit, type DepositStatus } from "./deposit.ts";

/** The event for each status. An irregular deposit has no owner to notify. */
const types: Readonly<Record<DepositStatus, EventType>> = {
  [RecordStatus.confirming]: "deposit.confirming",
  [RecordStatus.credited]: "deposit.credited",
  [RecordStatus.belowMinimumDeposit]: "deposit.heldBack",
  [RecordStatus.abnormalOrder]: "deposit.heldBack",
  [RecordStatus.failed]: "deposit.failed",
};

/** Sends the owner an event with the deposit's new status and the one before. */
export function noteDeposit(world: World, deposit: Deposit, before: DepositStatus | null): void {
  const { id, uid, number, status, coin, amount } = deposit;
  if (uid === null) return;
  noteEvent(world, uid, types[status], {
    link: { kind: areaOf(deposit), id },
    number,
    status: nameIn(RecordStatus, status),
    previousStatus: before === null ? null : nameIn(RecordStatus, before),
    coin,
    amount,
  });
}
