import type { OperationInfo } from "@coffer/sdk/contract";
import { sha1 } from "@noble/hashes/legacy.js";
import { pbkdf2 } from "@noble/hashes/pbkdf2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import AES from "crypto-js/aes.js";
import Hex from "crypto-js/enc-hex.js";
import type { Api } from "./client.ts";

type Fields = Record<string, unknown>;

/** Returns the input as a client sends it: derived, encrypted, with key ids and tickets. Doesn't modify the input. */
export function encryptFields(api: Api, operation: OperationInfo, input: Fields): Fields {
  if (operation.encrypted.length === 0) return input;
  const copy = structuredClone(input);
  for (const { field, derived } of operation.encrypted) {
    const names = field.split(".");
    const last = names.pop() ?? field;
    const inside = names.reduce<Fields | undefined>((value, name) => value?.[name] as Fields | undefined, copy);
    const plain = inside?.[last];
    if (inside === undefined || typeof plain !== "string") continue;
    let secret = plain;
    if (derived) {
      const key = derived.key.map((name) => copy[name] ?? "").join("");
      const ptr = api.call("pTR", { businessType: derived.businessType, key }).result;
      secret = bytesToHex(pbkdf2(sha1, utf8ToBytes(plain), hexToBytes(ptr.p), { c: ptr.r, dkLen: 32 }));
      inside.ticket = ptr.t;
    }
    const { i, s, k } = api.call("getKEIS").result;
    const aesKey = bytesToHex(pbkdf2(sha1, utf8ToBytes(k), hexToBytes(s), { c: 1000, dkLen: 16 }));
    inside[last] = AES.encrypt(secret, Hex.parse(aesKey), { iv: Hex.parse(i) }).toString();
    inside[`${last}KeyId`] = k;
  }
  return copy;
}
