import { KycStatus, SafeOperation } from "@coffer/sdk/contract";
import { accountInfo } from "../domain/account/account-info.ts";
import { historyOf, placeOf } from "../domain/account/history.ts";
import { checkPricingCurrency } from "../domain/fiat/currencies.ts";
import { rechargeBanks } from "../domain/fiat/recharge-banks.ts";
import { noteSecurity, securityRecords } from "../domain/security/security-record.ts";
import { signInRecords } from "../domain/session/sign-in-record.ts";
import { endSession } from "../domain/session/tokens.ts";
import { users } from "../domain/user/user.ts";
import type { OperationsOf } from "../engine/context.ts";
import { refuse } from "../refusal.ts";
import { pageOf } from "./page.ts";
import { profileContacts } from "./profile-contacts.ts";
import { profileMerchant } from "./profile-merchant.ts";
import { profileSecurity } from "./profile-security.ts";

export const profile = {
  ...profileContacts,
  ...profileMerchant,
  ...profileSecurity,

  getAccountInfo: ({ world, user }) => accountInfo(world, user),
  exit: (context) => {
    endSession(context.world, context.session);
    noteSecurity(context, context.user, SafeOperation.signOut);
    return { exited: true };
  },
  setPricingCurrency: ({ world, user }, { currency }) => {
    checkPricingCurrency(world, currency);
    world.table(users).update(user.uid, { pricingCurrency: currency });
    return { pricingCurrency: currency };
  },
  getLoginHistory: ({ world, user }, input) =>
    pageOf(historyOf(world, signInRecords, user.uid), input, (row) => ({ ...placeOf(row), result: row.result })),
  getSafeOperationHistory: ({ world, user }, input) =>
    pageOf(historyOf(world, securityRecords, user.uid), input, (row) => ({
      ...placeOf(row),
      operation: row.operation,
    })),
  getRechargeBank: ({ user }, { currency }) => {
    if (user.kycStatus !== KycStatus.verified) throw refuse(60013);
    return rechargeBanks(user.uid, currency);
  },
} satisfies OperationsOf<"profile">;
