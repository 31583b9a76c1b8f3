import { MultisigWithdrawalStatus, VerificationScene, type WireInput } from "@coffer/sdk/contract";
import { refuse } from "../../core/refusal.ts";
import type { World } from "../../world/world.ts";
import { readDestination } from "../address-book/exports.ts";
import {
  amountText,
  checkNotAtRisk,
  checkOpen,
  checkRange,
  insufficient,
  minorOf,
  networkOf,
  readAmount,
} from "../assets/coins/exports.ts";
import { entryDescription, nextNumber } from "../assets/records/exports.ts";
import type { User } from "../auth/user/exports.ts";
import { checkMayWithdraw, checkProof, proofsOf } from "../profile/exports.ts";
import { askDevices } from "./devices.ts";
import { endUnsent, expireMultisig, noteMultisig, SIGNED_WITHIN } from "./life.ts";
import { balanceOfCoin, multisigAccount, networkIn, ownWallet, samePlace } from "./wallet.ts";
import {
  holdOf,
  isSignable,
  type MultisigWithdrawal,
  multisigWithdrawals,
  openWithdrawal,
  ownWithdrawal,
} from "./withdrawal.ts";

/** The random bytes of a signing code, enough to prevent guessing. */
const CODE_BYTES = 16;

export function propose(world: World, user: User, input: WireInput<"enterpriseWithdrawal">): MultisigWithdrawal {
  checkMayWithdraw(world, user);
  const wallet = ownWallet(world, user.uid, input.id);
  const network = networkOf(world, input.coin, input.network);
  const held = wallet.coins.find(({ coin, network: on }) => coin === network.coin && on === network.network);
  if (!held) throw refuse("userAssetMissing");
  if (openWithdrawal(world, wallet.id)) throw refuse("multisigWithdrawalUnfinished");
  checkOpen(network);
  checkNotAtRisk(world, network);
  const place = readDestination(network, input);
  const own = networkIn(wallet, network.network);
  if (samePlace(network.family, own.address, place.address))
    throw refuse("wrongWithdrawalAddress", {
      en: "It is this wallet's own address.",
      "zh-CN": "这是本钱包自己的地址。",
    });
  const { coin } = network;
  const amount = readAmount(world, coin, input.amount);
  checkRange(world, network, amount);
  const { available } = balanceOfCoin(world, wallet, held);
  if (available < amount) throw insufficient(coin, amountText(world, coin, available));
  checkProof(world, user, input.verification, proofsOf(user), VerificationScene.withdraw);

  const at = world.clock.now();
  const status = MultisigWithdrawalStatus.pendingSignature;
  const fee = minorOf(world, coin, network.withdrawFee);
  const withdrawal = world.table(multisigWithdrawals).insert({
    id: world.newId("mw"),
    number: nextNumber(world, "SW"),
    signingCode: `sc_${world.random.hex(CODE_BYTES)}`,
    walletId: wallet.id,
    walletName: wallet.name,
    uid: user.uid,
    proposer: { uid: user.uid, name: user.name ?? user.uid },
    at,
    ...place,
    networkName: network.name,
    amount: amountText(world, coin, amount),
    fee: amountText(world, coin, fee),
    received: amountText(world, coin, amount - fee),
    remark: input.remark?.trim() || null,
    status,
    timeline: [{ status, at }],
    minSignatures: wallet.minSignatures,
    signers: own.signers,
    words: [],
    expiresAt: at + SIGNED_WITHIN,
    txHash: null,
    confirmations: 0,
    failKind: null,
  });
  const memo = entryDescription("freeze", "multisigWithdrawal", withdrawal, "multisigHeld");
  world.ledger.hold(holdOf(withdrawal), multisigAccount(wallet.id, held), amount, memo);
  noteMultisig(world, withdrawal, null);
  expireMultisig.schedule(world, withdrawal.expiresAt, { id: withdrawal.id });
  askDevices(world, withdrawal);
  return withdrawal;
}

/** "One that is on the chain or has ended is refused with 60015, a second cancellation with 60017." */
export function cancel(world: World, user: User, input: WireInput<"cancelMultisigWithdrawal">): MultisigWithdrawal {
  const withdrawal = ownWithdrawal(world, user.uid, input.id);
  if (withdrawal.failKind === "cancelled") throw refuse("repeatedCancellation");
  if (!isSignable(withdrawal)) throw refuse("orderStatusError");
  checkProof(world, user, input.verification, proofsOf(user), VerificationScene.withdraw);
  return endUnsent(world, withdrawal, "cancelled");
}
