import type { Locale, Text } from "@coffer/errors";
import { type Result, TransferStep, WalletType } from "@coffer/sdk/contract";
import { userAccount, type Wallet } from "../../ledger/account.ts";
import { isoOf } from "../../world/clock.ts";
import type { World } from "../../world/world.ts";
import { amountText, coinOf } from "../assets/coins/exports.ts";
import { reviewFrom } from "../assets/prices/exports.ts";
import { contactOf, maskContact, type User, users } from "../auth/user/exports.ts";
import { cashiers, nameOfCashier } from "../merchant/staff/exports.ts";
import { blockedUntil, proofsOf } from "../profile/exports.ts";
import { dailyAllowance, termsOf } from "./terms.ts";
import type { Transfer } from "./transfer.ts";

/** A transfer as this user sees it: one that came in tells nothing of the sender's wallets, cashiers or reviews. */
export function transferView(world: World, user: User, made: Transfer, language: Locale): Result<"transfer"> {
  const { id, number, kind, coin, amount, fee, received, remark, step, reviewRequired } = made;
  const incoming = made.uid !== user.uid;
  const arrived = made.timeline.find((each) => each.step === TransferStep.arrived);
  const staff = world.table(cashiers);
  const cashier = incoming
    ? undefined
    : made.cashierId === null
      ? staff.one("uid", made.uid)
      : staff.get(made.cashierId);
  return {
    id,
    number,
    time: isoOf(made.at),
    incoming,
    kind,
    coin,
    amount,
    fee,
    received,
    fromWallet: incoming ? null : WalletType[made.fromWallet],
    toWallet: kind === "user" && !incoming ? null : WalletType[made.toWallet],
    counterparty: counterpartyOf(world, user, made),
    step,
    review: made.review,
    cashier: cashier ? nameOfCashier(cashier) : null,
    reviewRequired,
    failReason: failReasonOf(made, language),
    arrivedAt: arrived ? isoOf(arrived.at) : null,
    remark,
    timeline: made.timeline.map((each) => ({ step: each.step, time: isoOf(each.at) })),
  };
}

/** Who is at the other end, masked; null between own wallets. */
export function counterpartyOf(world: World, user: User, { kind, uid, toUid }: Transfer): string | null {
  const other = kind === "ownWallet" ? undefined : world.table(users).get(uid === user.uid ? toUid : uid);
  return other ? maskContact(contactOf(other)) : null;
}

const failReasons: Readonly<Record<NonNullable<Transfer["ending"]>, Text>> = {
  merchant: { en: "The merchant did not approve it.", "zh-CN": "商户未批准。" },
  audit: { en: "The audit did not approve it.", "zh-CN": "审核未通过。" },
  unanswered: { en: "Nobody decided on it in time.", "zh-CN": "未在规定时间内作出决定。" },
};
const failReasonOf = ({ ending, reason }: Transfer, language: Locale) =>
  reason ?? (ending === null ? null : failReasons[ending][language]);

export function termsView(
  world: World,
  user: User,
  code: string,
  fromWallet: Wallet,
  recipient: Transfer["kind"],
  byKey: boolean,
  acting: User = user,
): Result<"getTransferTerms"> {
  const { coin } = coinOf(world, code);
  const { fee, minimum, maximum } = termsOf(world, coin);
  const day = dailyAllowance(world, user, coin);
  const text = (minor: bigint) => (recipient === "user" ? amountText(world, coin, minor) : null);
  const until = blockedUntil(world, acting);
  return {
    coin,
    recipient,
    fromWallet: WalletType[fromWallet],
    available: amountText(world, coin, world.ledger.available(userAccount(user.uid, fromWallet, coin))),
    fee: recipient === "user" ? fee : "0",
    minimum,
    maximum,
    dailyLimit: text(day.limit),
    dailyUsed: text(day.used),
    dailyLeft: text(day.left),
    resetsAt: day.resetsAt,
    reviewFrom: amountText(world, coin, reviewFrom(world, coin)),
    blockedUntil: until === null ? null : isoOf(until),
    verificationMethods: byKey ? [] : proofsOf(acting),
    serverTime: world.clock.iso(),
  };
}
