import { CashOrderStatus, VerificationScene } from "@coffer/sdk/contract";
import { refuse } from "../../../core/refusal.ts";
import { userAccount } from "../../../ledger/account.ts";
import type { World } from "../../../world/world.ts";
import { needsReview } from "../../assets/prices/exports.ts";
import { nextNumber } from "../../assets/records/exports.ts";
import type { User } from "../../auth/user/exports.ts";
import { checkNotBlocked, checkProof, type Proof, proofsOf } from "../../profile/exports.ts";
import { checkActive, checkIdentity, checkNotShut } from "../accounts/exports.ts";
import {
  bankAccountOf,
  bankCodeOf,
  beneficiaryOf,
  holderOf,
  markPaid,
  maskedAccount,
} from "../beneficiaries/exports.ts";
import { bankByCode, type Channel, cashText, withdrawTerms } from "../channels/exports.ts";
import { arrivalBy, carryOut } from "./carry-out.ts";
import { type Amounts, amountTexts, checkAmount, checkOpen } from "./checks.ts";
import { noteOrder } from "./life.ts";
import { magicOf, REVIEWED, scheduleMagic } from "./magic.ts";
import { holdPayout } from "./money.ts";
import { type CashOrder, cashOrders } from "./order.ts";
import { awaitDecision, REVIEW_WORKING_DAYS } from "./review.ts";

const { pendingReview, inProgress } = CashOrderStatus;

/** The payee: a beneficiary, or the user's own account. */
export type PayeeInput = { readonly beneficiaryId: string } | { readonly bankAccountId: string };
export type Payee = Pick<CashOrder, "beneficiaryId" | "bankAccountId" | "channel"> & {
  readonly payeeName: string;
  readonly payeeAccount: string;
};

/** "It needs a verified identity (60013) and a fund PIN (90002); a security change blocks payouts for 24 hours (60011)." */
export function checkMayPayOut(world: World, user: User): void {
  checkIdentity(user);
  if (user.fundPassword === null) throw refuse("fundPinNotSet");
  checkNotBlocked(world, user);
  checkNotShut(world, user.uid);
  checkActive(world, user.uid);
}

/** "A beneficiary that is gone answers 60020, one whose bank isn't reached any more 60030." */
export function payeeOf(world: World, uid: string, input: PayeeInput): Payee {
  const isBeneficiary = "beneficiaryId" in input;
  const { id, channel, fields } = isBeneficiary
    ? beneficiaryOf(world, uid, input.beneficiaryId)
    : bankAccountOf(world, uid, input.bankAccountId);
  const code = bankCodeOf(fields);
  const country = fields.bankCountry;
  if (code !== undefined && bankByCode(world, code, { country, channel })?.reached === false)
    throw refuse("paymentInfoClosed", fields.bankName ?? code);
  return {
    ...{ beneficiaryId: isBeneficiary ? id : null, bankAccountId: isBeneficiary ? null : id, channel },
    ...{ payeeName: holderOf(fields), payeeAccount: maskedAccount(fields) },
  };
}

/** Checks channel, amount, daily limit and balance. */
export function checkPayout(world: World, uid: string, payee: Payee, amount: string) {
  const terms = withdrawTerms(world, payee.channel);
  checkOpen(world, uid, terms);
  const amounts = checkAmount(world, uid, terms, amount);
  const { currency } = terms;
  const available = world.ledger.available(userAccount(uid, "cash", currency));
  if (available < amounts.amount) {
    const text = cashText(world, currency, available);
    throw refuse(
      "insufficientFiatAssets",
      { en: `Available: ${text} ${currency}.`, "zh-CN": `可用余额 ${text} ${currency}。` },
      { data: { currency, available: text } },
    );
  }
  return { terms, amounts, available, reviewRequired: isReviewed(world, terms, payee, amounts) };
}

/** "From the equivalent of 50 000 USD a person reviews it first." */
const isReviewed = (world: World, { currency }: Channel, { payeeName }: Payee, { amount }: Amounts): boolean =>
  needsReview(world, currency, amount) || REVIEWED.includes(magicOf(world, { payeeName, voucherFileIds: [] }));

type Order = { readonly amount: string; readonly reference?: string };

/** Makes a payout with the owner's proof, which is used last. */
export const makePayout = (
  world: World,
  user: User,
  payee: PayeeInput,
  { verification, ...order }: Order & { readonly verification: Proof },
): CashOrder =>
  placePayout(world, user, payee, order, () =>
    checkProof(world, user, verification, proofsOf(user), VerificationScene.withdraw),
  );

/** Holds the amount at once; then a reviewer or the bank has it. */
export function placePayout(world: World, user: User, input: PayeeInput, order: Order, prove: () => void): CashOrder {
  checkMayPayOut(world, user);
  const payee = payeeOf(world, user.uid, input);
  const { terms, amounts, reviewRequired } = checkPayout(world, user.uid, payee, order.amount);
  prove();
  const at = world.clock.now();
  const status = reviewRequired ? pendingReview : inProgress;
  const { currency } = terms;
  const made = world.table(cashOrders).insert({
    ...{ id: world.newId("cw"), number: nextNumber(world, "CO"), uid: user.uid, at, direction: "withdraw", currency },
    ...{ ...payee, ...amountTexts(world, currency, amounts), status, timeline: [{ status, at }] },
    ...{ reference: order.reference ?? null, voucherFileIds: [], payBefore: null, paidFrom: null, bankReference: null },
    ...{
      expectedAt: arrivalBy(at, reviewRequired ? REVIEW_WORKING_DAYS : 0),
      papers: null,
      ending: null,
      reason: null,
    },
  });
  holdPayout(world, made);
  noteOrder(world, made, null);
  if (payee.beneficiaryId !== null) markPaid(world, payee.beneficiaryId);
  if (!reviewRequired) return carryOut(world, made);
  awaitDecision(world, made);
  scheduleMagic(world, made);
  return made;
}

/** @throws 40008 if it is unknown, another user's, or a top-up */
export function payoutOf(world: World, uid: string, id: string): CashOrder {
  const order = world.table(cashOrders).get(id);
  if (order?.uid !== uid || order.direction !== "withdraw") throw refuse("withdrawalOrderNotFound");
  return order;
}
