import { bytesToHex } from "@noble/hashes/utils.js";
import AES from "crypto-js/aes.js";
import Hex from "crypto-js/enc-hex.js";
import Utf8 from "crypto-js/enc-utf8.js";
import type { World } from "../world/world.ts";
import { secretOf } from "./key-triple.ts";

/** Encrypts a text for a world's file, deterministically; `purpose` differs for each text. Returns base64. */
export const encryptText = (world: World, purpose: string, text: string): string =>
  AES.encrypt(Utf8.parse(text), ...keyAndStart(world, purpose)).toString();

export const decryptText = (world: World, purpose: string, sealed: string): string =>
  AES.decrypt(sealed, ...keyAndStart(world, purpose)).toString(Utf8);

function keyAndStart(world: World, purpose: string) {
  const secret = bytesToHex(secretOf(world, `sealed ${purpose}`));
  return [Hex.parse(secret.slice(0, 32)), { iv: Hex.parse(secret.slice(32)) }] as const;
}
