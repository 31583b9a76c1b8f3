import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { bodyText } from "../../engine/input.ts";
import { type EngineRequest, targetOf } from "../../engine/request.ts";

/** "HMAC-SHA256, in lower-case hex, over method, path with query, timestamp, nonce and SHA-256 of the body." */
export function signatureOf(request: EngineRequest, timestamp: string, nonce: string, secret: string): string {
  const body = bytesToHex(sha256(utf8ToBytes(bodyText(request))));
  const lines = [request.method, targetOf(request), timestamp, nonce, body];
  return bytesToHex(hmac(sha256, utf8ToBytes(secret), utf8ToBytes(lines.join("\n"))));
}

/** Compares in constant time, so that timing tells nothing about how much of a guess was right. */
export function isSame(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  let different = 0;
  for (let at = 0; at < one.length; at++) different |= one.charCodeAt(at) ^ other.charCodeAt(at);
  return different === 0;
}
