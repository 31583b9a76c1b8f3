import { RecordStatus } from "@coffer/sdk/contract";
import { newTxHash } from "../crypto/address.ts";
import { networkOf } from "../domain/coins/amounts.ts";
import { holdersOf } from "../domain/deposit/deposit-address.ts";
import { startDeposit } from "../domain/deposit/start-deposit.ts";
import { findWithdrawal } from "../domain/withdrawal/find.ts";
import { endUnsent, moveTo, remit } from "../domain/withdrawal/life.ts";
import { type Withdrawal, withdrawals } from "../domain/withdrawal/withdrawal.ts";
import { magicDestinationOf } from "../outcomes/magic.ts";
import { dueTask } from "../world/due-task.ts";
import type { World } from "../world/world.ts";
import { watch } from "./chain.ts";

/** How long an accepted withdrawal waits to be picked up, and a picked-up one for signing and broadcasting. */
const PICKED_UP_AFTER = 15_000;
const SENT_AFTER = 45_000;

type Payload = { id: string };

/** From here on it is sent by itself. */
export function accept(world: World, withdrawal: Withdrawal): Withdrawal {
  const accepted = moveTo(world, withdrawal, RecordStatus.accepted);
  pickUp.schedule(world, world.clock.now() + PICKED_UP_AFTER, { id: accepted.id });
  return accepted;
}

/** It may have failed in the meantime: then there is nothing left to do. */
export const pickUp = dueTask("withdrawal.pickUp", (world, { id }: Payload) => {
  const withdrawal = world.table(withdrawals).get(id);
  if (withdrawal?.status !== RecordStatus.accepted) return;
  moveTo(world, withdrawal, RecordStatus.processing);
  send.schedule(world, world.clock.now() + SENT_AFTER, { id });
});

export const send = dueTask("withdrawal.send", (world, { id }: Payload) => {
  const withdrawal = world.table(withdrawals).get(id);
  if (withdrawal?.status === RecordStatus.processing) broadcast(world, withdrawal);
});

/** Without the waiting, for who can't wait; its due tasks find nothing left to do. */
export const sendNow = (world: World, withdrawal: Withdrawal): Withdrawal =>
  broadcast(
    world,
    withdrawal.status === RecordStatus.processing ? withdrawal : moveTo(world, withdrawal, RecordStatus.processing),
  );

function broadcast(world: World, withdrawal: Withdrawal): Withdrawal {
  const { id, coin, address, tag, received } = withdrawal;
  const magic = magicDestinationOf(world, address);
  if (magic === "fails") return failWithdrawal(world, id);
  const network = networkOf(world, coin, withdrawal.network);
  const txHash = newTxHash(network.family, world.random);
  const sent = remit(world, withdrawal, txHash);
  if (magic !== "unconfirmed") watch(world, network, "withdrawal", id);
  // An address of our own: the chain brings it back as a deposit.
  if (holdersOf(world, network, address).length > 0)
    startDeposit(world, { coin, network: network.network, address, tag, amount: received, txHash });
  return sent;
}

/** The network didn't take it; only before it is sent. */
export const failWithdrawal = (world: World, id: string): Withdrawal =>
  endUnsent(world, findWithdrawal(world, id), "failed");
