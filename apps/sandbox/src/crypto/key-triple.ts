import { hmac } from "@noble/hashes/hmac.js";
import { sha1 } from "@noble/hashes/legacy.js";
import { pbkdf2 } from "@noble/hashes/pbkdf2.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import AES from "crypto-js/aes.js";
import Hex from "crypto-js/enc-hex.js";
import Utf8 from "crypto-js/enc-utf8.js";
import type { World } from "../world/world.ts";

/** i: initialisation vector, s: salt, k: passphrase and key id, e: seconds left. */
export type KeyTriple = { i: string; s: string; k: string; e: number };

/** A triple is derived from a time interval and valid to the end of the next, so none has to be stored. */
const STRETCH = 30 * 60 * 1000;
/** "Key derivation for password encryption: 1000 iterations, 128-bit key, CBC, PKCS7 padding." */
const ROUNDS = 1000;
const KEY_BYTES = 16;

export const secretOf = (world: World, purpose: string) => hmac(sha256, utf8ToBytes(world.seed), utf8ToBytes(purpose));

export function currentTriple(world: World): KeyTriple {
  const now = world.clock.now();
  const stretch = Math.floor(now / STRETCH);
  return { ...tripleOf(world, stretch), e: Math.ceil(((stretch + 2) * STRETCH - now) / 1000) };
}

function tripleOf(world: World, stretch: number): Omit<KeyTriple, "e"> {
  const secret = bytesToHex(secretOf(world, `key triple ${stretch}`));
  return { i: secret.slice(0, 32), s: secret.slice(32, 48), k: `k_${secret.slice(48)}` };
}

/**
 * Returns the plain text; null for an unknown or expired key id; undefined for a value that the key doesn't decrypt.
 */
export function decryptField(world: World, cipherText: string, keyId: string): string | null | undefined {
  const stretch = Math.floor(world.clock.now() / STRETCH);
  const triple = [tripleOf(world, stretch), tripleOf(world, stretch - 1)].find((each) => each.k === keyId);
  if (!triple) return null;
  try {
    const plain = AES.decrypt(cipherText, Hex.parse(keyOf(triple.k, triple.s)), { iv: Hex.parse(triple.i) });
    return plain.sigBytes > 0 ? plain.toString(Utf8) : undefined;
  } catch {
    // Not UTF-8: encrypted with another key, or not encrypted at all.
    return undefined;
  }
}

/** A pure function, but too slow to repeat for every request. */
const keys = new Map<string, string>();
function keyOf(passphrase: string, salt: string): string {
  const id = `${passphrase} ${salt}`;
  const known = keys.get(id);
  if (known) return known;
  if (keys.size > 100) keys.clear();
  const key = bytesToHex(pbkdf2(sha1, utf8ToBytes(passphrase), hexToBytes(salt), { c: ROUNDS, dkLen: KEY_BYTES }));
  keys.set(id, key);
  return key;
}
