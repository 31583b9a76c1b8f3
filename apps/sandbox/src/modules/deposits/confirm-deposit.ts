import { RecordStatus } from "@coffer/sdk/contract";
import { userAccount, worldAccount } from "../../ledger/account.ts";
import type { World } from "../../world/world.ts";

import { blockTask, minorOf, type Network, networkOf } from "../assets/coins/exports.ts";
import { entryDescription } from "../assets/records/exports.ts";
import { areaOf, type Deposit, deposits, moveDeposit } from "./deposit.ts";

/** Adds one confirmation. Returns whether the deposit needs another. */
export function confirmDeposit(world: World, id: string): boolean {
  const seen = world.table(deposits).get(id);
  if (!seen || seen.status === RecordStatus.failed) return false;
  const network = networkOf(world, seen.coin, seen.network);
  const goal = Math.max(network.confirmationsToCredit, network.confirmationsToWithdraw);
  // Blocks may have been mined manually in the meantime.
  if (seen.confirmations >= goal) return false;
  const deposit = world.table(deposits).update(id, { confirmations: seen.confirmations + 1 });
  const { confirmations } = deposit;
  if (deposit.status === RecordStatus.confirming && confirmations >= network.confirmationsToCredit)
    credit(world, deposit, network);
  if (deposit.held && confirmations >= network.confirmationsToWithdraw) release(world, deposit);
  return confirmations < goal;
}

export const depositBlocks = blockTask("deposit.block", confirmDeposit);

/** The ledger entry's id derives from the transaction's hash, so that it can't be credited twice. */
const ledgerId = ({ network, txHash }: Deposit, step: "credit" | "hold" | "void" | "reverse") =>
  `${network}:${txHash}:${step}`;

function credit(world: World, deposit: Deposit, network: Network): void {
  const { uid, coin } = deposit;
  if (uid === null) return;
  const amount = minorOf(world, coin, deposit.amount);
  const account = userAccount(uid, deposit.wallet, coin);
  world.ledger.post(
    ledgerId(deposit, "credit"),
    [{ from: worldAccount("chain", coin), to: account, amount }],
    entryDescription("recharge", areaOf(deposit), deposit),
  );
  const held = deposit.confirmations < network.confirmationsToWithdraw;
  if (held)
    world.ledger.hold(
      ledgerId(deposit, "hold"),
      account,
      amount,
      entryDescription("freeze", areaOf(deposit), deposit, "depositHeld"),
    );
  moveDeposit(world, deposit, RecordStatus.credited, { creditedAt: world.clock.now(), held });
}

/**
 * The chain reorganised and the transaction is gone: the credit is reversed. Only while none of it can be withdrawn.
 */
export function takeBack(world: World, deposit: Deposit): Deposit {
  const memo = (type: "unfreeze" | "assetAdjustment") =>
    entryDescription(type, areaOf(deposit), deposit, "depositTakenBack");
  world.ledger.void(ledgerId(deposit, "void"), ledgerId(deposit, "hold"), memo("unfreeze"));
  world.ledger.reverse(ledgerId(deposit, "reverse"), ledgerId(deposit, "credit"), memo("assetAdjustment"));
  return moveDeposit(world, deposit, RecordStatus.failed, { creditedAt: null, held: false });
}

function release(world: World, deposit: Deposit): void {
  const memo = entryDescription("unfreeze", areaOf(deposit), deposit, "depositReleased");
  world.ledger.void(ledgerId(deposit, "void"), ledgerId(deposit, "hold"), memo);
  world.table(deposits).update(deposit.id, { held: false });
}
