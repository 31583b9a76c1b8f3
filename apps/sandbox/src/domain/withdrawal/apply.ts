import { RecordStatus, type WireInput } from "@coffer/sdk/contract";
import { expireWithdrawal } from "../../actors/expiry.ts";
import { userAccount } from "../../ledger/account.ts";
import { magicDestinationOf } from "../../outcomes/magic.ts";
import { invalid, refuse } from "../../refusal.ts";
import type { World } from "../../world/world.ts";
import { findSaved, savedAddressOf } from "../address-book/address-book.ts";
import { type Destination, isSamePlace, readDestination } from "../address-book/destination.ts";
import { recordMemo } from "../assets/memo.ts";
import { amountText, minorOf, networkOf, readAmount } from "../coins/amounts.ts";
import type { Network } from "../coins/coin.ts";
import { worthOf } from "../prices/price.ts";
import { nextNumber } from "../records/number.ts";
import type { User } from "../user/user.ts";
import { checkMayWithdraw, checkOpen } from "./gate.ts";
import { checkLimits } from "./limits.ts";
import { holdOf, type Withdrawal, withdrawals } from "./withdrawal.ts";

/** "Withdrawal request confirmed within 1 h or cancelled." */
const CONFIRM_WITHIN = 60 * 60 * 1000;
/** "Review above the equivalent of 50 000 USD." */
const REVIEW_FROM_USD = "50000";

/** Checks everything, holds the amount and waits for the confirmation. Nothing is sent yet. */
export function applyWithdrawal(world: World, user: User, input: WireInput<"applyTransactionOut">): Withdrawal {
  checkMayWithdraw(world, user);
  const { coin } = input;
  const network = networkOf(world, coin, input.network);
  checkOpen(network);
  const place = readDestination(network, input);
  const amount = readAmount(world, coin, input.amount);
  if (input.addressId !== undefined) checkChosen(world, user, network, place, input.addressId);
  checkLimits(world, user, network, amount);
  checkBalance(world, user, coin, amount);

  const at = world.clock.now();
  const status = RecordStatus.pendingVerification;
  const magic = magicDestinationOf(world, place.address);
  const fee = minorOf(world, coin, network.withdrawFee);
  const withdrawal = world.table(withdrawals).insert({
    id: world.newId("wd"),
    rid: world.newId("rid"),
    number: nextNumber(world, "W"),
    uid: user.uid,
    at,
    ...place,
    addressLabel: findSaved(world, user.uid, network, place)?.label ?? null,
    amount: amountText(world, coin, amount),
    fee: amountText(world, coin, fee),
    received: amountText(world, coin, amount - fee),
    remark: input.remark ?? null,
    status,
    timeline: [{ status, at }],
    reviewRequired:
      magic === "reviewed" ||
      magic === "rejected" ||
      worthOf(world, coin, amount, "USD") >= minorOf(world, "USD", REVIEW_FROM_USD),
    proofs: ["fundPassword", user.googleSecret === null ? "code" : "googleCode"],
    expiresAt: at + CONFIRM_WITHIN,
    txHash: null,
    confirmations: 0,
    ending: null,
    reason: null,
  });
  const memo = recordMemo("freeze", "withdrawal", withdrawal.number, "withdrawalHeld");
  world.ledger.hold(holdOf(withdrawal), userAccount(user.uid, "main", coin), amount, memo);
  expireWithdrawal.schedule(world, withdrawal.expiresAt, { id: withdrawal.id });
  return withdrawal;
}

function checkChosen(world: World, user: User, network: Network, place: Destination, id: string): void {
  const saved = savedAddressOf(world, user.uid, id);
  if (!isSamePlace(network.family, saved, place))
    throw invalid("addressId", "match", "The saved address has another coin, network, address or tag.");
}

function checkBalance(world: World, user: User, coin: string, amount: bigint): void {
  const available = world.ledger.available(userAccount(user.uid, "main", coin));
  if (available >= amount) return;
  const text = amountText(world, coin, available);
  throw refuse(60028, { en: `Available: ${text} ${coin}.`, "zh-CN": `可用余额 ${text} ${coin}。` });
}
