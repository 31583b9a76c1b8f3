import {
  AccountType,
  KycStatus,
  TransferStep,
  VerificationScene,
  type WalletType,
  type WireInput,
} from "@coffer/sdk/contract";
import { invalid, refuse } from "../../core/refusal.ts";
import { userAccount, WALLETS, type Wallet } from "../../ledger/account.ts";
import { isoOf } from "../../world/clock.ts";
import type { World } from "../../world/world.ts";
import { amountText, type Coin, coinOf, minorOf, readAmount } from "../assets/coins/exports.ts";
import { needsReview } from "../assets/prices/exports.ts";
import { nextNumber } from "../assets/records/exports.ts";
import type { SigningKey } from "../auth/session/exports.ts";
import type { User } from "../auth/user/exports.ts";
import { blockedUntil, checkProof, proofsOf } from "../profile/exports.ts";
import { noteMade } from "./note-transfer.ts";
import { recipientIn } from "./recipient.ts";
import { checkAmount, termsOf } from "./terms.ts";
import { moveAtOnce, sendOff, type Transfer, transfers } from "./transfer.ts";

type Input = WireInput<"transfer">;

/** The owner of the money, and the creator in a merchant's name. */
export type Payer = Pick<Transfer, "ofMerchant" | "merchantUid" | "cashierId" | "cashierUid"> & {
  readonly owner: User;
};

/** The user's own; a cashier's merchant reviews it first. */
const ownMoney = (owner: User): Payer => ({
  owner,
  ofMerchant: false,
  merchantUid: owner.accountType === AccountType.subMerchant ? owner.parentUid : null,
  cashierId: null,
  cashierUid: null,
});

/** Checks everything, then moves the money, or holds it until the audit approves. */
export function makeTransfer(
  world: World,
  user: User,
  input: Input,
  key: SigningKey | null = null,
  { owner, ...payer }: Payer = ownMoney(user),
): Transfer {
  checkNotBlocked(world, user);
  const coin = coinOf(world, input.coin);
  const fromWallet = walletOf(owner, coin, input.fromWallet, "userAssetMissing");
  const recipient = recipientIn(world, owner, {
    uid: input.toUid,
    emailAddress: input.toEmailAddress,
    countryCode: input.toCountryCode,
    phoneNumber: input.toPhoneNumber,
  });
  const kind = recipient === null ? "ownWallet" : "user";
  const toWallet = input.toWallet === undefined ? "main" : walletOf(owner, coin, input.toWallet, "assetCreationFailed");
  if (recipient === null && toWallet === fromWallet)
    throw invalid("toWallet", "different", "It is the wallet that pays.");
  if (kind === "user") checkMayPay(user, key);
  const amount = readAmount(world, coin.coin, input.amount);
  checkAmount(world, owner, coin.coin, amount, kind);
  checkBalance(world, owner, coin, fromWallet, amount, payer.ofMerchant);
  const reviewRequired = needsReview(world, coin.coin, amount);
  // The authenticator's code is used last, so that a form error doesn't use it up.
  // A key's signature replaces the proof.
  if (key === null && (kind === "user" || reviewRequired))
    checkProof(world, user, input.verification, proofsOf(user), VerificationScene.withdraw);

  const at = world.clock.now();
  const atOnce = kind === "ownWallet" && !reviewRequired && payer.merchantUid === null;
  const step = atOnce ? TransferStep.arrived : TransferStep.transfer;
  const fee = kind === "user" ? minorOf(world, coin.coin, termsOf(world, coin.coin).fee) : 0n;
  const made = world.table(transfers).insert({
    id: world.newId("tr"),
    number: nextNumber(world, payer.ofMerchant ? "MT" : "T"),
    at,
    uid: owner.uid,
    ...payer,
    fromWallet,
    kind,
    toUid: recipient?.uid ?? owner.uid,
    toWallet,
    arrivedTo: null,
    coin: coin.coin,
    amount: amountText(world, coin.coin, amount),
    fee: amountText(world, coin.coin, fee),
    received: amountText(world, coin.coin, amount - fee),
    remark: input.remark ?? null,
    step,
    timeline: [{ step, at }],
    reviewRequired,
    review: atOnce ? "none" : payer.merchantUid === null ? "platform" : "merchant",
    ending: null,
    reason: null,
  });
  if (atOnce) moveAtOnce(world, made);
  else sendOff(world, made);
  noteMade(world, made);
  return made;
}

/** "Security-item changes block withdrawal and transfer for 24 hours." */
function checkNotBlocked(world: World, user: User): void {
  const until = blockedUntil(world, user);
  if (until === null) return;
  const data = { reason: "securityChange" as const, until: isoOf(until), serverTime: world.clock.iso() };
  const text = {
    en: `A security setting was changed. Blocked until ${isoOf(until)}.`,
    "zh-CN": `安全设置已变更，限制至 ${isoOf(until)}。`,
  };
  throw refuse("transferDisabled", text, { data });
}

function checkMayPay({ kycStatus, fundPassword }: User, key: SigningKey | null): void {
  if (key !== null && key.addressIds !== null) throw paysNobody();
  if (kycStatus !== KycStatus.verified) throw refuse("kycNotCertified");
  if (fundPassword === null) throw refuse("fundPinNotSet");
}

/** A key with selected addresses sends only to them, and to no other user. */
const paysNobody = () =>
  refuse("notAllowed", "This key may withdraw to its chosen addresses only.", {
    data: { permission: "withdraw", accountTypes: [] },
  });

const merchants: readonly AccountType[] = [AccountType.merchant, AccountType.subMerchant];
/** By its number in the contract. */
export const walletNumbered = (number: WalletType): Wallet => WALLETS[number];

/** Returns the wallet by number, if the account has it and it can hold the coin. */
function walletOf(
  user: User,
  coin: Coin,
  number: WalletType,
  refusal: "userAssetMissing" | "assetCreationFailed",
): Wallet {
  const wallet = walletNumbered(number);
  const isTheirs = wallet !== "merchant" || merchants.includes(user.accountType);
  if (!isTheirs || !canHold(wallet, coin)) throw refuse(refusal, `${coin.coin}, ${wallet}`);
  return wallet;
}
/** Cash accounts hold fiat; the cloud and earn wallets hold coins on a chain. */
const canHold = (wallet: Wallet, { kind }: Coin) =>
  wallet === "cash" ? kind === "fiat" : wallet === "cloud" || wallet === "earn" ? kind === "crypto" : true;

function checkBalance(
  world: World,
  { uid }: User,
  { coin, kind }: Coin,
  wallet: Wallet,
  amount: bigint,
  ofMerchant: boolean,
): void {
  const available = world.ledger.available(userAccount(uid, wallet, coin));
  if (available >= amount) return;
  const text = amountText(world, coin, available);
  throw refuse(
    ofMerchant ? "merchantBalanceInsufficient" : kind === "fiat" ? "insufficientFiatAssets" : "insufficientAssets",
    { en: `Available: ${text} ${coin}.`, "zh-CN": `可用余额 ${text} ${coin}。` },
    { data: { currency: coin, available: text } },
  );
}
