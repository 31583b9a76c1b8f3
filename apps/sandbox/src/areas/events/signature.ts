import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

/** "`t=<seconds>,v1=<hex>`, the HMAC-SHA256 with the secret over `t`, a dot and the body", a `v1` for each secret. */
export function signedHeader(body: string, secrets: readonly string[], now: number): string {
  const seconds = Math.floor(now / 1000);
  const payload = utf8ToBytes(`${seconds}.${body}`);
  const signatures = secrets.map((secret) => `v1=${bytesToHex(hmac(sha256, utf8ToBytes(secret), payload))}`);
  return [`t=${seconds}`, ...signatures].join(",");
}
