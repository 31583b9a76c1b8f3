import { sha1 } from "@noble/hashes/legacy.js";
import { pbkdf2 } from "@noble/hashes/pbkdf2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

export const PASSWORD_ROUNDS = 1000;
const PASSWORD_BYTES = 32;

/** What a client derives with the pepper and rounds of `pTR`, and what is kept of a password. */
export const derivePassword = (password: string, pepper: string) =>
  bytesToHex(pbkdf2(sha1, utf8ToBytes(password), hexToBytes(pepper), { c: PASSWORD_ROUNDS, dkLen: PASSWORD_BYTES }));
