import type { ModuleRoutes } from "../../../core/provided.ts";
import { totpAt, totpUri } from "../../../crypto/totp.ts";
import { isoOf } from "../../../world/clock.ts";
import type { World } from "../../../world/world.ts";
import { userIn } from "./operator.ts";
import { DEMO_FUND_PIN, DEMO_PASSWORD, type Persona, personas } from "./personas.ts";
import { type User, users } from "./user.ts";

const TOTP_PERIOD = 30;
const KEPT = 200;

/** Users of a world: the personas in their order, then the registered ones, newest first. */
export const userRoutes: ModuleRoutes = {
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
  "GET personas": ({ fields }) => {
    fields.done();
    const items = (personas as readonly Persona[]).map(({ name, about, user, hasFundPin = false }) => ({
      name,
      about,
      uid: user.uid,
      accountType: user.accountType,
      kycStatus: user.kycStatus,
      emailAddress: user.emailAddress,
      password: DEMO_PASSWORD,
      fundPassword: hasFundPin ? DEMO_FUND_PIN : null,
      hasAuthenticator: user.googleSecret !== undefined,
    }));
    return { items };
  },
  "GET authenticator": ({ world, fields }) => {
    const user = userIn(world, fields);
    fields.done();
    if (user.googleSecret === null) return { uid: user.uid, code: null, secondsLeft: null, uri: null };
    const now = world.clock.now();
    return {
      uid: user.uid,
      code: totpAt(user.googleSecret, now),
      secondsLeft: TOTP_PERIOD - (Math.floor(now / 1000) % TOTP_PERIOD),
      uri: totpUri(user.googleSecret, user.emailAddress ?? user.uid),
    };
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

/** A persona's description is true until one of these changes. */
const isAsSeeded = (user: User, { user: seeded, hasFundPin }: Persona) =>
  user.kycStatus === seeded.kycStatus &&
  user.accountType === seeded.accountType &&
  !user.disabled &&
  (user.fundPassword !== null) === (hasFundPin === true) &&
  (user.googleSecret !== null) === ((seeded.googleSecret ?? null) !== null);
