import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { jsonPieces } from "./long-json.ts";
import { nodeCrypto } from "./node-crypto.ts";
import type { TimeSliced } from "./time-slices.ts";

/** JSON with the keys in order, so that equal values give equal text. */
export function canonical(value: unknown, leavesOut: (name: string) => boolean = () => false): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  if (Array.isArray(value)) return `[${value.map((each) => canonical(each, leavesOut)).join(",")}]`;
  const fields = value as Record<string, unknown>;
  let text = "";
  for (const name of Object.keys(fields).sort()) {
    if (fields[name] === undefined || leavesOut(name)) continue;
    text += `${text && ","}${JSON.stringify(name)}:${canonical(fields[name], leavesOut)}`;
  }
  return `{${text}}`;
}

export const hashText = (text: string) => bytesToHex(sha256(utf8ToBytes(text)));

/** The hash of something large, by its canonical text. */
export function* hashOf(value: unknown): TimeSliced<string> {
  const hash = nodeCrypto?.createHash("sha256") ?? sha256.create();
  for (const piece of jsonPieces(value, { write: canonical, namesOf: (fields) => Object.keys(fields).sort() })) {
    hash.update(utf8ToBytes(piece));
    yield;
  }
  // On a page of jsdom Node's bytes are of another realm, and no Uint8Array to the library.
  return bytesToHex(Uint8Array.from(hash.digest()));
}

/** A quick fingerprint, not cryptographic, to tell texts apart without keeping them: the length and two 32-bit hashes. */
export function fingerprint(text: string): string {
  let [one, two] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 0x9e3779b1);
    two = Math.imul(two ^ code, 0x5f356495);
  }
  one = Math.imul(one ^ (one >>> 16), 0x85ebca6b) ^ Math.imul(two ^ (two >>> 13), 0xc2b2ae35);
  two = Math.imul(two ^ (two >>> 16), 0x85ebca6b) ^ Math.imul(one ^ (one >>> 13), 0xc2b2ae35);
  return `${text.length.toString(36)}.${(one >>> 0).toString(36)}.${(two >>> 0).toString(36)}`;
}
