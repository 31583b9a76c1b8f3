import { RecordStatus, VerificationScene, type WireInput } from "@coffer/sdk/contract";
import { invalid, refuse } from "../../core/refusal.ts";
import { userAccount } from "../../ledger/account.ts";
import type { World } from "../../world/world.ts";

import {
  type Destination,
  findSaved,
  isSamePlace,
  markUsed,
  readDestination,
  savedAddressOf,
} from "../address-book/exports.ts";
import {
  amountText,
  checkNotAtRisk,
  checkOpen,
  insufficient,
  minorOf,
  type Network,
  networkOf,
  readAmount,
} from "../assets/coins/exports.ts";
import { needsReview } from "../assets/prices/exports.ts";
import { entryDescription, nextNumber } from "../assets/records/exports.ts";
import type { SigningKey } from "../auth/session/exports.ts";
import type { User } from "../auth/user/exports.ts";
import { checkMayWithdraw, checkProof, type Proof } from "../profile/exports.ts";
import { awaitApproval } from "./approval.ts";
import { CONFIRM_WITHIN, expireWithdrawal } from "./life.ts";

import { checkLimits } from "./limits.ts";
import { magicDestinationOf } from "./magic.ts";
import { noteWithdrawal } from "./note-withdrawal.ts";
import { submit } from "./review.ts";
import { accept } from "./sender.ts";
import { areaOf, holdOf, type Withdrawal, withdrawals } from "./withdrawal.ts";

/** Whose money it is, and what a merchant's withdrawal has besides. */
export type Payer = Pick<
  Withdrawal,
  "wallet" | "merchantNumber" | "merchantKey" | "cashierId" | "cashierUid" | "cashierName"
> & { readonly owner: User };

/** Somebody's own main wallet. */
const ownMoney = (owner: User): Payer => ({
  ...{ owner, wallet: "main", merchantNumber: null, merchantKey: null },
  ...{ cashierId: null, cashierUid: null, cashierName: null },
});

/** Checks everything, holds the amount and waits for the confirmation. What a key asks for its signature has confirmed. */
export function applyWithdrawal(
  world: World,
  user: User,
  input: Omit<WireInput<"applyTransactionOut">, never>,
  key: SigningKey | null,
  { owner, ...payer }: Payer = ownMoney(user),
): Withdrawal {
  checkMayWithdraw(world, user);
  const { coin } = input;
  const network = networkOf(world, coin, input.network);
  checkOpen(network);
  checkNotAtRisk(world, network);
  const place = readDestination(network, input);
  const amount = readAmount(world, coin, input.amount);
  if (input.addressId !== undefined) checkChosen(world, owner, network, place, input.addressId);
  if (key !== null) checkScope(world, owner, network, place, key);
  checkLimits(world, owner, network, amount, payer.wallet);
  checkBalance(world, owner, payer.wallet, coin, amount);

  const at = world.clock.now();
  const status = RecordStatus.pendingVerification;
  const magic = magicDestinationOf(world, place.address);
  const fee = minorOf(world, coin, network.withdrawFee);
  const withdrawal = world.table(withdrawals).insert({
    id: world.newId("wd"),
    rid: world.newId("rid"),
    number: nextNumber(world, payer.wallet === "main" ? "W" : "MW"),
    uid: owner.uid,
    ...payer,
    at,
    ...place,
    addressLabel: findSaved(world, owner.uid, network, place)?.label ?? null,
    amount: amountText(world, coin, amount),
    fee: amountText(world, coin, fee),
    received: amountText(world, coin, amount - fee),
    remark: input.remark ?? null,
    status,
    timeline: [{ status, at }],
    reviewRequired: magic === "reviewed" || magic === "rejected" || needsReview(world, coin, amount),
    proofs: key ? [] : ["fundPassword", user.googleSecret === null ? "code" : "googleCode"],
    expiresAt: at + CONFIRM_WITHIN,
    reviewBy: null,
    txHash: null,
    confirmations: 0,
    ending: null,
    reason: null,
  });
  const memo = entryDescription("freeze", areaOf(withdrawal), withdrawal, "withdrawalHeld");
  world.ledger.hold(holdOf(withdrawal), userAccount(owner.uid, payer.wallet, coin), amount, memo);
  noteWithdrawal(world, withdrawal, null);
  if (key) return goOn(world, withdrawal);
  expireWithdrawal.schedule(world, withdrawal.expiresAt, { id: withdrawal.id });
  return withdrawal;
}

/** "Which addresses a key may withdraw to: all of them, or only those chosen." */
function checkScope(world: World, user: User, network: Network, place: Destination, { addressIds }: SigningKey): void {
  const saved = findSaved(world, user.uid, network, place);
  if (addressIds === null || (saved && addressIds.includes(saved.id))) return;
  throw refuse("userAddressMissing", {
    en: "This key may withdraw to its chosen addresses only.",
    "zh-CN": "该密钥只能提现至其指定地址。",
  });
}

function checkChosen(world: World, user: User, network: Network, place: Destination, id: string): void {
  const saved = savedAddressOf(world, user.uid, id);
  if (!isSamePlace(network.family, saved, place))
    throw invalid("addressId", "match", "The saved address has another coin, network, address or tag.");
}

function checkBalance(world: World, user: User, wallet: Withdrawal["wallet"], coin: string, amount: bigint): void {
  const available = world.ledger.available(userAccount(user.uid, wallet, coin));
  if (available >= amount) return;
  const text = amountText(world, coin, available);
  throw wallet === "main" ? insufficient(coin, text) : insufficient(coin, text, "merchantBalanceInsufficient");
}

/** The second step: with the right proof it goes to review, or is accepted and sent by itself. */
export function confirmWithdrawal(world: World, user: User, withdrawal: Withdrawal, proof: Proof): Withdrawal {
  if (withdrawal.ending === "expired") throw refuse("verificationExpired");
  if (withdrawal.status !== RecordStatus.pendingVerification) throw refuse("orderStatusError");
  checkMayWithdraw(world, user);
  const network = networkOf(world, withdrawal.coin, withdrawal.network);
  checkOpen(network);
  checkProof(world, user, proof, withdrawal.proofs, VerificationScene.withdraw);
  return goOn(world, withdrawal);
}

/** A cashier's waits for its merchant first. */
function goOn(world: World, withdrawal: Withdrawal): Withdrawal {
  markUsed(world, withdrawal.uid, networkOf(world, withdrawal.coin, withdrawal.network), withdrawal);
  return withdrawal.cashierId === null ? sendOn(world, withdrawal) : awaitApproval(world, withdrawal);
}

/** The merchant agrees to what its cashier asked for. */
export const sendOn = (world: World, withdrawal: Withdrawal): Withdrawal => {
  return withdrawal.reviewRequired ? submit(world, withdrawal) : accept(world, withdrawal);
};
