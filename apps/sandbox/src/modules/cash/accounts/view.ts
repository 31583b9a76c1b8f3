import type { Locale } from "@coffer/errors";
import { GlobalAccountStatus, KycStatus, type Result } from "@coffer/sdk/contract";
import { availableOf, userAccount } from "../../../ledger/account.ts";
import { isoOf } from "../../../world/clock.ts";
import type { World } from "../../../world/world.ts";
import type { User } from "../../auth/user/exports.ts";
import { cashCurrencies, cashText, currencyNames, offeredChannels } from "../channels/exports.ts";
import { type Attachment, isAttached } from "./attachment.ts";
import { accountStatus, cashCustomers, customerOf, isShut } from "./customer.ts";

const { notOpened, needsReconfirmation, active } = GlobalAccountStatus;
const timeOf = (at: number | null | undefined) => (at === null || at === undefined ? null : isoOf(at));

export function accountView(world: World, uid: string, language: Locale): Result<"getGlobalAccountStatus"> {
  const row = world.table(cashCustomers).get(uid);
  return {
    status: row?.status ?? notOpened,
    accountNumber: row?.accountNumber ?? null,
    customerId: row?.customerId ?? null,
    reason: row?.reason?.[language] ?? null,
    openedAt: timeOf(row?.openedAt),
  };
}

/** @throws 50011 for a user who isn't a customer */
export function customerView(world: World, uid: string): Result<"getCashCustomer"> {
  const { customerId, status, data, createdAt, updatedAt } = customerOf(world, uid);
  return { customerId, accountStatus: status, data, createdAt: isoOf(createdAt), updatedAt: isoOf(updatedAt) };
}

/** "Whether fiat may move, and if not what is to be done, in order." */
export function kycVerification(world: World, { uid, kycStatus }: User): Result<"getCashKycVerification"> {
  const status = accountStatus(world, uid);
  const taking = offeredChannels(world).filter(({ open }) => open);
  const usable = taking.some((each) => !each.attachmentRequired || isAttached(world, uid, each.channel));
  const isVerified = kycStatus === KycStatus.verified;
  const missing: Result<"getCashKycVerification">["missing"] = [
    ...(isVerified ? [] : (["identityVerified"] as const)),
    ...(status === notOpened ? (["customerCreated"] as const) : []),
    ...(status === needsReconfirmation ? (["reconfirmation"] as const) : []),
    ...(status === active && taking.length > 0 && !usable ? (["channelAttachment"] as const) : []),
  ];
  return {
    allowed: isVerified && status === active && usable && !isShut(world, uid),
    kycStatus,
    accountStatus: status,
    missing,
  };
}

export function currencyBalances(world: World, { uid }: User, language: Locale): Result<"globalAccountCurrencys"> {
  const status = accountStatus(world, uid);
  return world
    .table(cashCurrencies)
    .all()
    .map(({ currency }) => {
      const account = world.ledger.account(userAccount(uid, "cash", currency));
      return {
        ...currencyNames(world, currency, language),
        status,
        available: cashText(world, currency, availableOf(account)),
        frozen: cashText(world, currency, account.held),
      };
    });
}

export const attachmentView = (
  { channel, status, values, rejectReason, submittedAt, reviewedAt }: Attachment,
  language: Locale,
): Result<"getUserChannelAttachment"> => ({
  ...{ channel, status, values },
  rejectReason: rejectReason?.[language] ?? null,
  submittedAt: timeOf(submittedAt),
  reviewedAt: timeOf(reviewedAt),
});
