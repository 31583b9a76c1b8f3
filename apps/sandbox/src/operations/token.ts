import type { WireInput } from "@coffer/sdk/contract";
import { isMerchantSuspended } from "../domain/merchant/suspension.ts";
import { finishSignIn, type SignedIn, signIn } from "../domain/session/sign-in.ts";
import { refreshSession } from "../domain/session/tokens.ts";
import { normalEmail, userByEmail, userByPhone } from "../domain/user/find-user.ts";
import { users } from "../domain/user/user.ts";
import type { Context, OperationsOf } from "../engine/context.ts";
import { refuse } from "../refusal.ts";

/** "Types 1 and 3 use the merchant session refresh; others the standard one." */
const MERCHANT_TYPES = [1, 3];

export const token = {
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
} satisfies OperationsOf<"token">;

function refresh({ world }: Context, { refreshToken }: WireInput<"refreshToken">, merchant: boolean) {
  const session = refreshSession(world, refreshToken);
  const user = session && world.table(users).get(session.uid);
  if (!user || MERCHANT_TYPES.includes(user.accountType) !== merchant) throw refuse(50001);
  if (session.endedWith) throw refuse(session.endedWith);
  if (user.disabled) throw refuse(80001);
  if (isMerchantSuspended(world, user)) throw refuse(40003);
  return {
    accessToken: session.accessToken,
    refreshToken: session.refreshToken,
    ...lifeOf(world.clock.now(), session),
  };
}

function toWire({ world }: Context, signedIn: SignedIn) {
  if ("verificationToken" in signedIn) return { session: null, verificationToken: signedIn.verificationToken };
  const { session, accountType } = signedIn;
  const { accessToken, refreshToken } = session;
  return {
    session: { accessToken, refreshToken, ...lifeOf(world.clock.now(), session), accountType },
    verificationToken: null,
  };
}

const lifeOf = (now: number, { accessExpiresAt }: { accessExpiresAt: number }) => ({
  accessTokenExpireInSeconds: Math.max(0, Math.floor((accessExpiresAt - now) / 1000)),
});
