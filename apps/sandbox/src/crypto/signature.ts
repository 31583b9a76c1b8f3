import { secp256k1 } from "@noble/curves/secp256k1.js";
import { ripemd160 } from "@noble/hashes/legacy.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { keccak_256 } from "@noble/hashes/sha3.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { type AddressFamily, addressOf } from "./address.ts";

/** Keccak-256 of the text's UTF-8 bytes. */
export const messageHash = (message: string): string => `0x${bytesToHex(keccak_256(utf8ToBytes(message)))}`;

/** Derives a secret key from a text, for devices of the sandbox. It is above the curve's order once in 2^128. */
export const keyOfText = (text: string): Uint8Array => sha256(utf8ToBytes(text));

export const addressOfKey = (family: AddressFamily, key: Uint8Array): string =>
  addressOf(family, publicHash(family, secp256k1.getPublicKey(key)));

/**
 * Ethereum and Tron hash the point with Keccak; Bitcoin and XRP hash its compressed form with SHA-256 and RIPEMD-160.
 */
function publicHash(family: AddressFamily, publicKey: Uint8Array): Uint8Array {
  if (family === "bitcoin" || family === "xrp") return ripemd160(sha256(publicKey));
  const point = secp256k1.Point.fromBytes(publicKey).toBytes(false);
  return keccak_256(point.subarray(1)).subarray(-20);
}

const ELECTRUM = 27;

/** Returns r, s and the recovery byte in the contract's format. */
export function signHash(hash: string, key: Uint8Array): string {
  const made = secp256k1.sign(hexToBytes(hash.slice(2)), key, { prehash: false, format: "recovered" });
  return `0x${bytesToHex(made.subarray(1))}${bytesToHex(Uint8Array.of((made[0] ?? 0) + ELECTRUM))}`;
}

/** Returns the address on the family's networks whose key signed the hash; null for an invalid signature. */
export function signerOf(family: AddressFamily, hash: string, signature: string): string | null {
  const bytes = hexToBytes(signature.slice(2));
  const last = bytes[64] ?? 0;
  const recovery = last >= ELECTRUM ? last - ELECTRUM : last;
  if (recovery > 1) return null;
  try {
    const made = secp256k1.Signature.fromBytes(Uint8Array.of(recovery, ...bytes.subarray(0, 64)), "recovered");
    // A high s is valid too, but it would allow a second signature from the first one.
    if (made.hasHighS()) return null;
    const point = made.recoverPublicKey(hexToBytes(hash.slice(2)));
    return addressOf(family, publicHash(family, point.toBytes(true)));
  } catch {
    return null;
  }
}
