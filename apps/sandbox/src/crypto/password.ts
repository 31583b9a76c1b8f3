import { sha1 } from "@noble/hashes/legacy.js";
import { pbkdf2 } from "@noble/hashes/pbkdf2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { nodeCrypto } from "../state/node-crypto.ts";

export const PASSWORD_ROUNDS = 1000;
const PASSWORD_BYTES = 32;

/** Cached: derivation takes milliseconds by design, and the same few demo passwords recur. */
const known = new Map<string, string>();
const MOST_KNOWN = 200;

/** Returns the value that a client derives with the pepper and rounds of `pTR`, and that is stored for a password. */
export function derivePassword(password: string, pepper: string): string {
  const asked = `${pepper} ${password}`;
  let derived = known.get(asked);
  if (derived === undefined) {
    derived = bytesToHex(derive(utf8ToBytes(password), hexToBytes(pepper)));
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(asked, derived);
  }
  return derived;
}

/**
 * Uses Node's own PBKDF2 where available: a start derives some thirty passwords, which is a tenth of its time in
 * JavaScript.
 */
function derive(password: Uint8Array, salt: Uint8Array): Uint8Array {
  return nodeCrypto
    ? // A copy of this realm's own type: under jsdom Node's Buffer belongs to another realm.
      Uint8Array.from(nodeCrypto.pbkdf2Sync(password, salt, PASSWORD_ROUNDS, PASSWORD_BYTES, "sha1"))
    : deriveAnywhere(password, salt);
}

/** The synchronous derivation for a browser, whose own API is asynchronous. */
export const deriveAnywhere = (password: Uint8Array, salt: Uint8Array): Uint8Array =>
  pbkdf2(sha1, password, salt, { c: PASSWORD_ROUNDS, dkLen: PASSWORD_BYTES });
