import { Secret, TOTP } from "otpauth";
import type { World } from "../world/world.ts";

/** TOTP with the parameters of every authenticator app: SHA-1, 6 digits, 30 s, one step of drift either way. */
const PERIOD = 30;
const options = { issuer: "Coffer", algorithm: "SHA1", digits: 6, period: PERIOD } as const;
const totpOf = (secret: string, label = "Coffer") => new TOTP({ ...options, label, secret: Secret.fromBase32(secret) });

/** 160 bits of base32. */
export const newTotpSecret = (world: World) => new Secret({ buffer: world.random.bytes(20).slice().buffer }).base32;

export const totpUri = (secret: string, label: string) => totpOf(secret, label).toString();
export const totpAt = (secret: string, moment: number) => totpOf(secret).generate({ timestamp: moment });

/** Returns the 30 s step of the code; null if it is wrong. */
export function totpStep(secret: string, code: string, moment: number): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: moment, window: 1 });
  return delta === null ? null : Math.floor(moment / 1000 / PERIOD) + delta;
}
