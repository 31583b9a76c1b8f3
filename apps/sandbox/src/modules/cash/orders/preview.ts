import type { Result, WireInput } from "@coffer/sdk/contract";
import { invalid } from "../../../core/refusal.ts";
import { userAccount } from "../../../ledger/account.ts";
import { isoOf } from "../../../world/clock.ts";
import type { World } from "../../../world/world.ts";
import { reviewFrom } from "../../assets/prices/exports.ts";
import type { User } from "../../auth/user/exports.ts";
import { proofsOf } from "../../profile/exports.ts";
import { checkIdentity } from "../accounts/exports.ts";
import { type Channel, cashText } from "../channels/exports.ts";
import { arrivalBy } from "./carry-out.ts";
import { type Amounts, amountTexts } from "./checks.ts";
import { dayOf, dayTexts } from "./day.ts";
import { checkMayPayOut, checkPayout, type PayeeInput, payeeOf } from "./payout.ts";
import { REVIEW_WORKING_DAYS } from "./review.ts";
import { checkTopUp } from "./top-up.ts";

type Preview = Result<"validateInfo">;

/** Returns the future order, or throws its refusal. Nothing is created or held. */
export function preview(world: World, user: User, input: WireInput<"validateInfo">): Preview {
  const payee = payeeIn(input);
  return payee === null ? topUpPreview(world, user, input) : payoutPreview(world, user, input, payee);
}

const payeeIn = ({ beneficiaryId, bankAccountId }: WireInput<"validateInfo">): PayeeInput | null =>
  beneficiaryId !== undefined ? { beneficiaryId } : bankAccountId !== undefined ? { bankAccountId } : null;

function topUpPreview(world: World, user: User, { channel, amount }: WireInput<"validateInfo">): Preview {
  checkIdentity(user);
  const { terms, amounts } = checkTopUp(world, user, { channel, amount });
  return {
    ...inCommon(world, user, terms, amounts),
    ...{ payeeName: null, payeeAccount: null, reviewRequired: false, verificationMethods: [] },
    expectedAt: isoOf(world.clock.now() + terms.arrivalSeconds * 1000),
  };
}

function payoutPreview(world: World, user: User, input: WireInput<"validateInfo">, of: PayeeInput): Preview {
  checkMayPayOut(world, user);
  const payee = payeeOf(world, user.uid, of);
  if (payee.channel !== input.channel) throw invalid("channel", "match", `This payee is paid by ${payee.channel}.`);
  const { terms, amounts, reviewRequired } = checkPayout(world, user.uid, payee, input.amount);
  const { payeeName, payeeAccount } = payee;
  return {
    ...inCommon(world, user, terms, amounts),
    ...{ payeeName, payeeAccount, reviewRequired, verificationMethods: proofsOf(user) },
    expectedAt: isoOf(arrivalBy(world.clock.now(), reviewRequired ? REVIEW_WORKING_DAYS : 0)),
  };
}

function inCommon(world: World, { uid }: User, terms: Channel, amounts: Amounts) {
  const { channel, currency, direction, arrivalSeconds } = terms;
  return {
    ...{ channel, currency, direction, arrivalSeconds },
    ...amountTexts(world, currency, amounts),
    available: cashText(world, currency, world.ledger.available(userAccount(uid, "cash", currency))),
    ...dayTexts(world, dayOf(world, uid, terms), currency),
    reviewFrom: cashText(world, currency, reviewFrom(world, currency)),
    serverTime: world.clock.iso(),
  };
}
