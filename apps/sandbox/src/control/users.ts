import { totpAt } from "../crypto/totp.ts";
import {
  DEMO_FUND_PIN,
  DEMO_PASSWORD,
  type Persona,
  personas,
  type User,
  users,
} from "../modules/auth/user/exports.ts";
import { isoOf } from "../world/clock.ts";
import type { World } from "../world/world.ts";
import type { ControlRoutes } from "./call.ts";

const KEPT = 200;

/** All users of the world: the personas in their order, then those who registered, newest first. */
export const everybody: ControlRoutes = {
  "GET users": ({ world, fields }) => {
    const limit = Math.min(fields.optionalInteger("limit") ?? KEPT, KEPT);
    fields.done();
    const all = world.table(users).all();
    const known = new Map((personas as readonly Persona[]).map((persona) => [persona.user.uid, persona]));
    const registered = all.filter(({ uid }) => !known.has(uid)).reverse();
    const seeded = all.filter(({ uid }) => known.has(uid));
    const items = [...seeded, ...registered].slice(0, limit).map((user) => show(world, user, known.get(user.uid)));
    return { items, totalCount: all.length, password: DEMO_PASSWORD, fundPassword: DEMO_FUND_PIN };
  },
};

function show(world: World, user: User, persona: Persona | undefined) {
  const { uid, name, emailAddress, phone, accountType, kycStatus, googleSecret } = user;
  return {
    uid,
    name,
    emailAddress,
    phone,
    accountType,
    kycStatus,
    persona: persona?.name ?? null,
    about: persona && isAsSeeded(user, persona) ? persona.about : null,
    disabled: user.disabled,
    hasFundPassword: user.fundPassword !== null,
    registeredAt: isoOf(user.registeredAt),
    /** What the user's authenticator app shows now. */
    authenticatorCode: googleSecret === null ? null : totpAt(googleSecret, world.clock.now()),
  };
}

/** What a persona's description says is true until one of these changes. */
const isAsSeeded = (user: User, { user: seeded, hasFundPin }: Persona) =>
  user.kycStatus === seeded.kycStatus &&
  user.accountType === seeded.accountType &&
  !user.disabled &&
  (user.fundPassword !== null) === (hasFundPin === true) &&
  (user.googleSecret !== null) === ((seeded.googleSecret ?? null) !== null);

export type UserShown = ReturnType<typeof show>;
