import type { ErrorDataByCode } from "@coffer/errors";
import { ApiKeyAddressScope, ApiKeyPermission, type OperationInfo } from "@coffer/sdk/contract";

import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { bodyText } from "../../core/input.ts";
import { invalid, refuse } from "../../core/refusal.ts";
import { type EngineRequest, targetOf } from "../../core/request.ts";
import { isSame } from "../../crypto/is-same.ts";
import type { World } from "../../world/world.ts";
import type { SignedIn } from "../auth/session/exports.ts";
import { checkMayCall } from "../auth/sign-in/exports.ts";
import { users } from "../auth/user/exports.ts";
import { type ApiKey, hasRunOut, secretOfKey } from "./api-key.ts";
import { isInRanges } from "./ip-range.ts";
import { takeNonce, WINDOW } from "./nonce.ts";
import { keyOf, noteUse } from "./rolled-key.ts";

type Headers = EngineRequest["headers"];
type Fault = ErrorDataByCode[401]["reason"];

export const isSigned = (headers: Headers): boolean => headers["x-coffer-key"] !== undefined;

/** Returns the signer of a request. @throws 401 with the fault of the proof, 403 where the key may not make the call */
export function authenticateKey(world: World, operation: OperationInfo, request: EngineRequest): SignedIn {
  if (request.headers.authorization !== undefined)
    throw invalid("Authorization", "conflict", "Send an access token or sign with an API key, not both.");
  const { permission } = operation;
  if (permission === undefined) throw closed("none", `No API key may call ${operation.operationId}.`);
  const { key, accessKey } = signerOf(world, request);
  const user = world.table(users).get(key.uid);
  if (!user) throw unproven(world, "unknownKey", "Its owner isn't here any more.");
  checkMayCall(world, user, operation);
  checkPermission(key, permission, operation);
  noteUse(world, key, accessKey);
  const isCustom = key.addressScope === ApiKeyAddressScope.custom;
  return { user, session: null, key: { id: key.id, addressIds: isCustom ? key.addressIds : null } };
}

/** Returns the key whose secret signed this request, in time and for the first time. */
function signerOf(world: World, request: EngineRequest): { key: ApiKey; accessKey: string } {
  const { headers } = request;
  const accessKey = headerOf(world, headers, "X-Coffer-Key");
  const timestamp = headerOf(world, headers, "X-Coffer-Timestamp", /^\d{1,16}$/, "Milliseconds since 1970, in digits.");
  const nonce = headerOf(
    world,
    headers,
    "X-Coffer-Nonce",
    /^[A-Za-z0-9_-]{8,64}$/,
    "8 to 64 letters, digits, - and _.",
  );
  const signature = headerOf(world, headers, "X-Coffer-Signature");
  const key = keyOf(world, accessKey);
  if (!key) throw unproven(world, "unknownKey", "Nobody has this key, or it was removed.");
  if (!isSame(signature, signatureOf(request, timestamp, nonce, secretOfKey(world, { accessKey }))))
    throw unproven(world, "badSignature", "The signature doesn't fit method, path, query, timestamp, nonce and body.");
  // From here on the caller has proved the secret and may get details.
  const ahead = Number(timestamp) - world.clock.now();
  if (Math.abs(ahead) > WINDOW)
    throw unproven(
      world,
      "staleTimestamp",
      `The timestamp is ${Math.abs(ahead)} ms ${ahead < 0 ? "behind" : "ahead"}.`,
    );
  if (!takeNonce(world, accessKey, nonce)) throw unproven(world, "usedNonce", "The nonce was used before.");
  if (hasRunOut(world, key)) throw unproven(world, "keyExpired", "Change the key, or bind it to addresses.");
  if (key.boundIps !== null && !isInRanges(request.ip, key.boundIps))
    throw unproven(world, "ipNotBound", `The key isn't bound to ${request.ip.slice(0, 45)}.`);
  return { key, accessKey };
}

function headerOf(world: World, headers: Headers, name: string, shape = /^/, told = ""): string {
  const value = headers[name.toLowerCase()];
  if (value === undefined) throw unproven(world, "missing", `A signed request carries ${name} too.`);
  if (!shape.test(value)) throw invalid(name, "pattern", told);
  return value;
}

const unproven = (world: World, reason: Fault, details: string) =>
  refuse("notSignedIn", details, { data: { reason, serverTime: world.clock.iso() } });

const { readOnly, withdraw, trade } = ApiKeyPermission;
/** "Trade covers reading the account, quote and reading orders." */
const opened = { read: [readOnly, trade], withdraw: [withdraw], trade: [trade] } as const;

function checkPermission({ permissions }: ApiKey, permission: keyof typeof opened, operation: OperationInfo): void {
  if (opened[permission].some((each) => permissions.includes(each))) return;
  throw closed(permission, `This key may not call ${operation.operationId}.`);
}

const closed = (permission: keyof typeof opened | "none", details: string) =>
  refuse("notAllowed", details, { data: { permission, accountTypes: [] } });

/** "HMAC-SHA256, in lower-case hex, over method, path with query, timestamp, nonce and SHA-256 of the body." */
function signatureOf(request: EngineRequest, timestamp: string, nonce: string, secret: string): string {
  const body = bytesToHex(sha256(utf8ToBytes(bodyText(request))));
  const lines = [request.method, targetOf(request), timestamp, nonce, body];
  return bytesToHex(hmac(sha256, utf8ToBytes(secret), utf8ToBytes(lines.join("\n"))));
}
