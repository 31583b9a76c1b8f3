import { RecordStatus, VerificationScene } from "@coffer/sdk/contract";
import { submit } from "../../actors/reviewer.ts";
import { accept } from "../../actors/sender.ts";
import { refuse } from "../../refusal.ts";
import type { World } from "../../world/world.ts";
import { markUsed } from "../address-book/address-book.ts";
import { networkOf } from "../coins/amounts.ts";
import { checkProof, type Proof } from "../security/proof.ts";
import type { User } from "../user/user.ts";
import { ownWithdrawal } from "./find.ts";
import { checkMayWithdraw, checkOpen } from "./gate.ts";
import { type Withdrawal, withdrawals } from "./withdrawal.ts";

/** The second step: with the right proof it goes to review, or is accepted and sent by itself. */
export function confirmWithdrawal(world: World, user: User, rid: string, proof: Proof): Withdrawal {
  const withdrawal = ownWithdrawal(user.uid, world.table(withdrawals).one("rid", rid));
  if (withdrawal.ending === "expired") throw refuse(90005);
  if (withdrawal.status !== RecordStatus.pendingVerification) throw refuse(60015);
  checkMayWithdraw(world, user);
  const network = networkOf(world, withdrawal.coin, withdrawal.network);
  checkOpen(network);
  checkProof(world, user, proof, withdrawal.proofs, VerificationScene.withdraw);
  markUsed(world, user.uid, network, withdrawal);
  return withdrawal.reviewRequired ? submit(world, withdrawal) : accept(world, withdrawal);
}
