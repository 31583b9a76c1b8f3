import { sha1 } from "@noble/hashes/legacy.js";
import { pbkdf2 } from "@noble/hashes/pbkdf2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

export const PASSWORD_ROUNDS = 1000;
const PASSWORD_BYTES = 32;

/** Deriving takes milliseconds by design; the same few demo passwords are asked for again and again. */
const known = new Map<string, string>();
const MOST_KNOWN = 200;

/** What a client derives with the pepper and rounds of `pTR`, and what is kept of a password. */
export function derivePassword(password: string, pepper: string): string {
  const asked = `${pepper} ${password}`;
  let derived = known.get(asked);
  if (derived === undefined) {
    const options = { c: PASSWORD_ROUNDS, dkLen: PASSWORD_BYTES };
    derived = bytesToHex(pbkdf2(sha1, utf8ToBytes(password), hexToBytes(pepper), options));
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(asked, derived);
  }
  return derived;
}
