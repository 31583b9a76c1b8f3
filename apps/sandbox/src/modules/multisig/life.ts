import { type MultisigFailKind, MultisigWithdrawalStatus } from "@coffer/sdk/contract";
import { allows, type LifeCycle } from "../../core/life-cycle.ts";
import { nameIn } from "../../core/name-in.ts";
import { refuse } from "../../core/refusal.ts";
import { newTxHash } from "../../crypto/address.ts";
import { worldAccount } from "../../ledger/account.ts";
import { dueTask } from "../../world/due-task.ts";
import type { World } from "../../world/world.ts";
import { blockTask, minorOf, networkOf } from "../assets/coins/exports.ts";
import { entryDescription } from "../assets/records/exports.ts";
import { holdersOf, startDeposit } from "../deposits/exports.ts";
import { noteEvent } from "../events/exports.ts";
import { receive, walletAt } from "./deposit.ts";
import { holdOf, isSignable, type MultisigWithdrawal, multisigWithdrawals } from "./withdrawal.ts";

const { pendingSignature, signing, onChain, success, failed } = MultisigWithdrawalStatus;
const submitted = ["submitMultisigSignature", "actor:signer/sign", "actor:signer/refuse", "clock:multisig.answer"];

export const multisigLife: LifeCycle<MultisigWithdrawalStatus> = {
  status: "MultisigWithdrawalStatus",
  kept: { table: multisigWithdrawals, field: "status" },
  start: [pendingSignature],
  moves: [
    { from: [pendingSignature], to: signing, by: submitted.filter((by) => !by.endsWith("/refuse")) },
    { from: [signing], to: onChain, by: submitted.filter((by) => !by.endsWith("/refuse")) },
    {
      from: [pendingSignature, signing],
      to: failed,
      by: [...submitted.filter((by) => !by.endsWith("/sign")), "cancelMultisigWithdrawal", "clock:multisig.expire"],
    },
    { from: [onChain], to: success, by: ["clock:multisig.block"] },
    { from: [onChain], to: failed, by: ["actor:chain/drop-multisig"] },
  ],
};

/** Changes the status. @throws 60015 if it isn't allowed from the current one */
export function moveTo(
  world: World,
  withdrawal: MultisigWithdrawal,
  status: MultisigWithdrawalStatus,
  patch: Partial<MultisigWithdrawal> = {},
): MultisigWithdrawal {
  if (!allows(multisigLife, withdrawal.status, status)) throw refuse("orderStatusError");
  const timeline = [...withdrawal.timeline, { status, at: world.clock.now() }];
  const moved = world.table(multisigWithdrawals).update(withdrawal.id, { ...patch, status, timeline });
  noteMultisig(world, moved, withdrawal.status);
  return moved;
}

export function noteMultisig(
  world: World,
  withdrawal: MultisigWithdrawal,
  before: MultisigWithdrawalStatus | null,
): void {
  const { id, uid, number, status, coin, amount } = withdrawal;
  noteEvent(world, uid, "multisigWithdrawal.updated", {
    link: { kind: "multisigWithdrawal", id },
    number,
    status: nameIn(MultisigWithdrawalStatus, status),
    previousStatus: before === null ? null : nameIn(MultisigWithdrawalStatus, before),
    coin,
    amount,
  });
}

/** Ends it before it was sent and releases the hold. */
export function endUnsent(world: World, withdrawal: MultisigWithdrawal, failKind: MultisigFailKind) {
  const ended = moveTo(world, withdrawal, failed, { failKind });
  const memo = entryDescription("unfreeze", "multisigWithdrawal", withdrawal, "multisigReleased");
  world.ledger.void(`${withdrawal.id}:void`, holdOf(withdrawal), memo);
  return ended;
}

/** "Unsigned it fails and the hold is released." */
export const SIGNED_WITHIN = 72 * 60 * 60 * 1000;

export const expireMultisig = dueTask("multisig.expire", (world, { id }: { id: string }) => {
  const withdrawal = world.table(multisigWithdrawals).get(id);
  if (withdrawal && isSignable(withdrawal)) endUnsent(world, withdrawal, "expired");
});

/** Enough signatures: captures the hold, sends the amount to the chain and the fee to the house. */
export function send(world: World, withdrawal: MultisigWithdrawal): MultisigWithdrawal {
  const { coin, received, fee } = withdrawal;
  const network = networkOf(world, coin, withdrawal.network);
  const sent = moveTo(world, withdrawal, onChain, { txHash: newTxHash(network.family, world.random) });
  world.ledger.capture(
    `${withdrawal.id}:capture`,
    holdOf(withdrawal),
    [
      { to: worldAccount("chain", coin), amount: minorOf(world, coin, received) },
      { to: worldAccount("fees", coin), amount: minorOf(world, coin, fee) },
    ],
    entryDescription("withdraw", "multisigWithdrawal", withdrawal),
  );
  multisigBlocks.watch(world, network, sent.id);
  return sent;
}

/** Dropped by the chain: returns the amount including the fee. */
export function drop(world: World, withdrawal: MultisigWithdrawal): MultisigWithdrawal {
  const dropped = moveTo(world, withdrawal, failed, { failKind: "dropped" });
  const memo = entryDescription("assetAdjustment", "multisigWithdrawal", withdrawal, "multisigDropped");
  world.ledger.reverse(`${withdrawal.id}:reverse`, `${withdrawal.id}:capture`, memo);
  return dropped;
}

/** Adds one confirmation. Returns whether it needs another. */
export function confirmMultisig(world: World, id: string): boolean {
  const sent = world.table(multisigWithdrawals).get(id);
  if (sent?.status !== onChain) return false;
  const confirmations = sent.confirmations + 1;
  const network = networkOf(world, sent.coin, sent.network);
  if (confirmations < network.confirmationsToCredit) {
    world.table(multisigWithdrawals).update(id, { confirmations });
    return true;
  }
  arrive(world, moveTo(world, sent, success, { confirmations }));
  return false;
}
export const multisigBlocks = blockTask("multisig.block", confirmMultisig);

/** An address of ours: the chain credits it as a deposit. */
function arrive(world: World, { coin, network, address, tag, received, txHash }: MultisigWithdrawal): void {
  const sent = { coin, network, address, amount: received, txHash: txHash ?? "" };
  if (walletAt(world, sent)) receive(world, sent);
  else if (holdersOf(world, networkOf(world, coin, network), address).length > 0) startDeposit(world, { ...sent, tag });
}
