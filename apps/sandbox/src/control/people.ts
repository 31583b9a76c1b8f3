import { LoginResult } from "@coffer/sdk/contract";
import { totpAt, totpUri } from "../crypto/totp.ts";
import { readInbox } from "../domain/inbox/inbox.ts";
import { noteSignIn } from "../domain/session/sign-in-record.ts";
import { ACCESS_LIFE, startSession } from "../domain/session/tokens.ts";
import { userByContact } from "../domain/user/find-user.ts";
import { type User, users } from "../domain/user/user.ts";
import { invalid } from "../refusal.ts";
import { DEMO_FUND_PIN, DEMO_PASSWORD, type Persona, personas } from "../seed/personas.ts";
import { isoOf } from "../world/clock.ts";
import type { World } from "../world/world.ts";
import type { ControlRoutes } from "./call.ts";
import type { Fields } from "./fields.ts";

const TOTP_PERIOD = 30;

export const people: ControlRoutes = {
  "GET inbox": ({ world, fields }) => {
    const to = fields.optionalText("to")?.toLowerCase();
    fields.done();
    return { items: readInbox(world, to).map((message) => ({ ...message, at: isoOf(message.at) })) };
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
  "POST personas/sign-in": ({ world, fields }) => {
    const user = userIn(world, fields);
    fields.done();
    const from = { device: "Sandbox console", ip: "127.0.0.1" };
    return world.atomic(() => {
      world.table(users).update(user.uid, { lastLoginAt: world.clock.now() });
      noteSignIn(world, user.uid, from, LoginResult.succeeded);
      const { accessToken, refreshToken } = startSession(world, user, from);
      const accessTokenExpireInSeconds = ACCESS_LIFE / 1000;
      return { uid: user.uid, accountType: user.accountType, accessToken, refreshToken, accessTokenExpireInSeconds };
    });
  },
};

/** A user by persona name, uid or contact. */
export function userIn(world: World, fields: Fields): User {
  const name = fields.optionalText("name");
  const uid = fields.optionalText("uid");
  const contact = fields.optionalText("contact");
  if (name !== undefined) {
    const persona = personas.find((each) => each.name === name);
    if (!persona) throw invalid("name", "enum", `It must be one of ${personas.map((each) => each.name).join(", ")}.`);
    return known("name", world.table(users).get(persona.user.uid));
  }
  if (uid !== undefined) return known("uid", world.table(users).get(uid));
  if (contact !== undefined) return known("contact", userByContact(world, contact));
  throw invalid("name", "required", "Send a persona's name, a uid or a contact.");
}

function known(field: string, user: User | undefined): User {
  if (!user) throw invalid(field, "unknown", "Nobody is known by it in this world.");
  return user;
}
