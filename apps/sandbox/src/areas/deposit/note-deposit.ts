import { RecordStatus } from "@coffer/sdk/contract";
import { nameIn } from "../../area/name-in.ts";
import type { World } from "../../world/world.ts";
import { type EventType, noteEvent } from "../events/exports.ts";
import type { Deposit, DepositStatus } from "./deposit.ts";

/** What each status is told as. An irregular one is nobody's, so nobody is told. */
const types: Readonly<Record<DepositStatus, EventType>> = {
  [RecordStatus.confirming]: "deposit.confirming",
  [RecordStatus.credited]: "deposit.credited",
  [RecordStatus.belowMinimumDeposit]: "deposit.heldBack",
  [RecordStatus.abnormalOrder]: "deposit.heldBack",
  [RecordStatus.failed]: "deposit.failed",
};

/** Tells the owner where a deposit stands now, and where it stood before. */
export function noteDeposit(world: World, deposit: Deposit, before: DepositStatus | null): void {
  const { id, uid, number, status, coin, amount } = deposit;
  if (uid === null) return;
  noteEvent(world, uid, types[status], {
    link: { kind: "deposit", id },
    number,
    status: nameIn(RecordStatus, status),
    previousStatus: before === null ? null : nameIn(RecordStatus, before),
    coin,
    amount,
  });
}
