import type { VerificationScene } from "@coffer/sdk/contract";
import { expect } from "vitest";
import { totpAt } from "../crypto/totp.ts";
import { readInbox } from "../modules/auth/inbox/inbox.ts";
import { type PersonaName, personas } from "../modules/auth/user/personas.ts";
import { users } from "../modules/auth/user/user.ts";
import type { Settings } from "../world/world.ts";
import { type Api, TestSandbox } from "./client.ts";
import { image } from "./images.ts";

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Settings under which only codes that were really sent pass. */
export const strict = (settings: Partial<Settings> = {}) =>
  TestSandbox.start({ settings: { allowMagicCode: false, ...settings } });

/** Returns a persona with actions outside the product: read mail, use the authenticator, take photos. */
export function someone(
  name: PersonaName = "fresh",
  settings: Partial<Settings> = {},
  sandbox: TestSandbox = strict(settings),
) {
  const world = sandbox.world();
  const uid = personas.find((each) => each.name === name)?.user.uid ?? "";
  let session = sandbox.as(name);
  const api: Pick<Api, "call" | "control"> = {
    call: (...sent) => session.call(...sent),
    control: (...sent) => session.control(...sent),
  };
  const user = () => {
    const row = world.table(users).get(uid);
    if (!row) throw new Error(`No user ${uid}.`);
    return row;
  };
  const inbox = (to = user().emailAddress ?? user().phone ?? "") => readInbox(world, to);
  return {
    sandbox,
    world,
    api,
    uid,
    user,
    inbox,
    /** Advances time and signs in again. */
    pass: (milliseconds: number) => {
      world.clock.advance(milliseconds);
      session = sandbox.as(name);
    },
    /** Requests and reads a code, then advances a minute to lift the resend limit. */
    code: (scene: VerificationScene, contact: Record<string, string> = {}): string => {
      world.clock.advance(MINUTE);
      const reply = api.call("sendVerificationCode", { scene, ...contact });
      expect(reply.error).toBeNull();
      const to = contact.emailAddress ?? (contact.phoneNumber && `${contact.countryCode}${contact.phoneNumber}`);
      return inbox(to)[0]?.code ?? "";
    },
    /** Returns the authenticator's code. Each code works once, so this advances to the next one. */
    totp: (secret = user().googleSecret ?? ""): string => {
      world.clock.advance(30_000);
      return totpAt(secret, world.clock.now());
    },
    photo: (purpose = "identity"): string => api.call("uploadImage", { file: image(), purpose }).result.fileId,
    /** Runs the work and expects an unchanged world. */
    unchanged: <T>(work: () => T): T => {
      const before = world.hash();
      const done = work();
      expect(world.hash()).toBe(before);
      return done;
    },
  };
}
export type Someone = ReturnType<typeof someone>;
