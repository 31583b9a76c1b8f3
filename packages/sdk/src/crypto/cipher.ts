import AES from "crypto-js/aes.js";
import CryptoCore from "crypto-js/core.js";
import Hex from "crypto-js/enc-hex.js";
import Utf8 from "crypto-js/enc-utf8.js";
import PBKDF2 from "crypto-js/pbkdf2.js";
import "crypto-js/sha1.js";
import type { KeyTriple } from "./key-cache.ts";
import type { KeyHash } from "./key-hash.ts";

/** "1000 iterations, 128-bit key, CBC, PKCS7 padding." */
export const KEY_ROUNDS = 1000;
const KEY_WORDS = 128 / 32;
const DERIVED_WORDS = 256 / 32;

/**
 * AES-128-CBC with PKCS7 (crypto-js's defaults), in Base64. `openssl enc -d -aes-128-cbc -a -A -pbkdf2` reads it.
 * @internal
 */
export function encrypt(plain: string, { i, s, k }: Pick<KeyTriple, "i" | "s" | "k">, hash: KeyHash): string {
  const key = stretch(k, s, KEY_ROUNDS, KEY_WORDS, hash);
  return AES.encrypt(Utf8.parse(plain), key, { iv: Hex.parse(i) }).toString();
}

/** A sign-in password never travels, not even encrypted: PBKDF2 with the account's pepper, 32 bytes in hex. */
export function derive(password: string, pepper: string, rounds: number, hash: KeyHash): string {
  return stretch(password, pepper, rounds, DERIVED_WORDS, hash).toString();
}

function stretch(secret: string, salt: string, iterations: number, keySize: number, hash: KeyHash) {
  const hasher = hash === "SHA-1" ? CryptoCore.algo.SHA1 : CryptoCore.algo.SHA256;
  return PBKDF2(secret, Hex.parse(salt), { keySize, iterations, hasher });
}
