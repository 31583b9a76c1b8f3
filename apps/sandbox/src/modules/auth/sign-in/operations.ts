import { AccountType, SafeOperation, type WireInput } from "@coffer/sdk/contract";
import { refuse } from "../../../core/refusal.ts";

import { isMerchantSuspended } from "../../merchant/profile/exports.ts";
import { noteSecurity } from "../../profile/exports.ts";
import {
  type Context,
  endSession,
  type Operations,
  placeOf,
  readHappenings,
  refreshSession,
} from "../session/exports.ts";
import { normalEmail, userByEmail, userByPhone, users } from "../user/exports.ts";
import { endOneSession, endTheOthers, sessionDevices } from "./devices.ts";
import { qrOperations } from "./qr-sign-in.ts";
import { finishSignIn, type SignedIn, signIn, signInRecords } from "./sign-in.ts";
import { tokensOf, wireSession } from "./wire-session.ts";

/** "Types 1 and 3 use the merchant session refresh; others the standard one." */
const MERCHANT_TYPES: readonly AccountType[] = [AccountType.merchant, AccountType.subMerchant];

export const operations = {
  ...qrOperations,
  authenticateByEmailAddress: (context, input) => {
    const address = normalEmail(input.emailAddress);
    return toWire(context, signIn(context, userByEmail(context.world, address), address, input.password, input.ticket));
  },
  authenticateByPhoneNumber: (context, input) => {
    const phone = input.countryCode + input.phoneNumber;
    return toWire(context, signIn(context, userByPhone(context.world, phone), phone, input.password, input.ticket));
  },
  securityVerification: (context, input) =>
    toWire(context, finishSignIn(context, input.verificationToken, input.googleCode)),
  refreshToken: (context, input) => refresh(context, input, false),
  refreshMerchantToken: (context, input) => refresh(context, input, true),

  exit: (context) => {
    endSession(context.world, context.session);
    noteSecurity(context, context.user, SafeOperation.signOut);
    return { exited: true };
  },
  getLoginHistory: ({ world, user }, { Result, ...input }) =>
    readHappenings(
      world,
      signInRecords,
      user.uid,
      { ...input, fits: ({ result }) => Result?.includes(result) ?? true },
      (row) => ({ ...placeOf(row), result: row.result }),
    ),

  getSessions: ({ world, user, session }) => sessionDevices(world, user, session),
  endSession: (context, { id }) => endOneSession(context, id),
  endOtherSessions: (context) => endTheOthers(context),
} satisfies Operations;

function refresh({ world }: Context, { accessToken, refreshToken }: WireInput<"refreshToken">, merchant: boolean) {
  const session = refreshSession(world, accessToken, refreshToken);
  const user = world.table(users).get(session.uid);
  if (!user || MERCHANT_TYPES.includes(user.accountType) !== merchant) throw refuse("sessionInvalid");
  if (session.endedWith) throw refuse(session.endedWith);
  if (user.disabled) throw refuse("userDisabled80001");
  if (isMerchantSuspended(world, user)) throw refuse("merchantFrozen");
  return tokensOf(world, session);
}

function toWire({ world }: Context, signedIn: SignedIn) {
  if ("verificationToken" in signedIn) return { session: null, verificationToken: signedIn.verificationToken };
  return { session: wireSession(world, signedIn.session, signedIn.accountType), verificationToken: null };
}
