import type { Locale } from "@coffer/errors";
import { RecordStatus, type Result } from "@coffer/sdk/contract";
import { refuse } from "../../../core/refusal.ts";
import { isoOf } from "../../../world/clock.ts";
import type { World } from "../../../world/world.ts";
import { contains, fitsFilter, readList, recordReading } from "../../assets/records/exports.ts";
import type { Operations } from "../../auth/session/exports.ts";
import {
  applyWithdrawal,
  cancelWithdrawal,
  confirmWithdrawal,
  isAwaitingApproval,
  ownWithdrawal,
  requestView,
  type Withdrawal,
  withdrawals,
  withdrawalView,
} from "../../withdrawals/exports.ts";
import { type Acting, actingFor, nameOfCashier } from "../staff/exports.ts";
import { merchantNetwork } from "./wallet.ts";

type OnWire = Result<"getMerchantListByCoinTransactionOut">["items"][number];
const { pendingReview, reviewRejected, pendingVerification, revoked } = RecordStatus;

/** Returns the merchant's withdrawal, for a cashier its own. @throws 40008 */
function withdrawalFor({ merchant, cashier }: Acting, found: Withdrawal | undefined): Withdrawal {
  const own = ownWithdrawal(merchant.uid, found, "merchant");
  if (cashier && own.cashierId !== cashier.id) throw refuse("withdrawalOrderNotFound");
  return own;
}

function reviewOf(withdrawal: Withdrawal): OnWire["review"] {
  const { status, cashierId, reviewRequired } = withdrawal;
  if (isAwaitingApproval(withdrawal)) return "merchant";
  if (status === pendingReview) return "platform";
  if (status === reviewRejected) return "rejected";
  const isUnseen = status === pendingVerification || status === revoked;
  return isUnseen || (cashierId === null && !reviewRequired) ? "none" : "passed";
}

function merchantView(world: World, withdrawal: Withdrawal, language: Locale): OnWire {
  const { cashierId, cashierName, merchantNumber, reviewBy } = withdrawal;
  return {
    ...withdrawalView(world, withdrawal, language),
    merchantWithdrawalNumber: merchantNumber ?? "",
    cashier: cashierId === null ? null : nameOfCashier({ id: cashierId, userName: cashierName ?? "" }),
    review: reviewOf(withdrawal),
    reviewBy: isAwaitingApproval(withdrawal) && reviewBy !== null ? isoOf(reviewBy) : null,
  };
}
const detail = (world: World, withdrawal: Withdrawal, language: Locale) => ({
  ...merchantView(world, withdrawal, language),
  serverTime: world.clock.iso(),
});

export const withdrawalOperations = {
  applyMerchantTransactionOut: ({ world, user, key }, { merchantWithdrawalNumber, ...input }) => {
    const { merchant, cashier } = actingFor(world, user);
    merchantNetwork(world, input);
    const merchantKey = `${merchant.uid} ${merchantWithdrawalNumber}`;
    if (world.table(withdrawals).one("merchantKey", merchantKey))
      throw refuse("merchantWithdrawalNumberExists", merchantWithdrawalNumber);
    const made = applyWithdrawal(world, user, input, key, {
      owner: merchant,
      wallet: "merchant",
      merchantNumber: merchantWithdrawalNumber,
      merchantKey,
      cashierId: cashier?.id ?? null,
      cashierUid: cashier?.uid ?? null,
      cashierName: cashier?.userName ?? null,
    });
    return requestView(world, made);
  },
  confirmMerchantTransactionOut: ({ world, user, language }, { rid, verification }) => {
    const own = withdrawalFor(actingFor(world, user), world.table(withdrawals).one("rid", rid));
    return detail(world, confirmWithdrawal(world, user, own, verification), language);
  },
  cancelMerchantApplyTransactionOut: ({ world, user, language }, { id }) => {
    const own = withdrawalFor(actingFor(world, user), world.table(withdrawals).get(id));
    return detail(world, cancelWithdrawal(world, own), language);
  },
  getMerchantCoinTransactionOut: ({ world, user, language }, { id }) =>
    detail(world, withdrawalFor(actingFor(world, user), world.table(withdrawals).get(id)), language),
  getMerchantListByCoinTransactionOut: ({ world, user, language }, input) => {
    const { merchant, cashier } = actingFor(world, user);
    const table = world.table(withdrawals);
    const filter = fitsFilter(input);
    const fits = (row: Withdrawal) => row.wallet === "merchant" && filter(row);
    const own = (field: string) =>
      cashier ? table.runs("cashierId", cashier.id, field, fits) : table.runs("uid", merchant.uid, field, fits);
    const { matches, ...reading } = recordReading<Withdrawal>(input, (id) => table.orderOf(id));
    const found = matches && ((row: Withdrawal) => matches(row) || contains(input.Keyword, row.merchantNumber));
    const page = readList(own, input, { ...reading, matches: found }, (row) => merchantView(world, row, language));
    return { ...page, serverTime: world.clock.iso() };
  },
} satisfies Operations;
