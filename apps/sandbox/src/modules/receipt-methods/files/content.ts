import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import { nodeCrypto } from "../../../state/node-crypto.ts";
import { defineTable } from "../../../world/table.ts";
import type { World } from "../../../world/world.ts";
import { placeholder } from "./placeholder.ts";

/** The bytes of a picture, stored once for all copies: saved, forked and shared with the world. */
type FileContent = { sha256: string; base64: string };
export const fileContents = defineTable<FileContent>("fileContents", { key: "sha256" });

/** Returns the hash that identifies the bytes. */
export function keepContent(world: World, bytes: Uint8Array): string {
  const hash = hashOf(bytes);
  const table = world.table(fileContents);
  if (!table.get(hash)) table.insert({ sha256: hash, base64: toBase64(bytes) });
  return hash;
}

/** Pictures of the seed are drawn on demand and not stored. */
export function contentOf(world: World, hash: string): Uint8Array<ArrayBuffer> {
  const kept = world.table(fileContents).get(hash);
  return kept ? fromBase64(kept.base64) : placeholder();
}

/** For ten megabytes our implementation blocks for 750 ms, Node's for 15. */
const hashOf = (bytes: Uint8Array): string =>
  nodeCrypto ? nodeCrypto.createHash("sha256").update(bytes).digest("hex") : bytesToHex(sha256(bytes));

/** The number of bytes converted to text at a time: the number of a function's arguments is limited. */
const AT_ONCE = 32_768;

function toBase64(bytes: Uint8Array): string {
  if (nodeCrypto) return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("base64");
  let text = "";
  for (let at = 0; at < bytes.length; at += AT_ONCE) text += String.fromCharCode(...bytes.subarray(at, at + AT_ONCE));
  return btoa(text);
}

function fromBase64(base64: string): Uint8Array<ArrayBuffer> {
  if (nodeCrypto) return new Uint8Array(Buffer.from(base64, "base64"));
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at);
  return bytes;
}
