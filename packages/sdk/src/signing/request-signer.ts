// The part that is loaded on demand, with the first call of a client that has a key. It imports nothing of the client.
import type { CofferError } from "@coffer/errors";
import { keyOperations } from "../generated/key-operations.ts";
import type { ApiKey } from "./api-key.ts";
import type { Signer } from "./signer.ts";

/** What the server's refusal of a signature says; see `AuthenticationData`. */
interface Refused {
  readonly reason?: string;
  readonly serverTime?: string;
}

/** Signs with one key, by a clock that follows the server's. */
export function makeSigner({ key, secret }: ApiKey): Signer {
  const operations = new Set(keyOperations);
  let hmac: Promise<CryptoKey> | undefined;
  let aheadMs = 0;
  return {
    refusalOf: (operation) => {
      if (operations.has(operation)) return undefined;
      const message = `No API key may call ${operation}: it is for people who signed in.`;
      return { kind: "api", code: 403, message, data: { permission: "none", accountTypes: [] } };
    },
    sign: async (request, now) => {
      hmac ??= crypto.subtle.importKey("raw", bytesOf(secret), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
      const { pathname, search } = new URL(request.url);
      const timestamp = String(Math.round(now + aheadMs));
      const nonce = hexOf(crypto.getRandomValues(new Uint8Array(16)));
      // A copy's bytes, for a body can be read once: a form's boundaries are known only here.
      const body = hexOf(await crypto.subtle.digest("SHA-256", await request.clone().arrayBuffer()));
      const lines = [request.method, pathname + search, timestamp, nonce, body];
      const signature = hexOf(await crypto.subtle.sign("HMAC", await hmac, bytesOf(lines.join("\n"))));
      const headers = { Key: key, Timestamp: timestamp, Nonce: nonce, Signature: signature };
      for (const [name, value] of Object.entries(headers)) request.headers.set(`X-Coffer-${name}`, value);
    },
    learns: ({ code, data }: CofferError, now, mayRepeat) => {
      const { reason, serverTime = "" }: Refused = { ...data };
      if (code !== 401) return false;
      // This very request arrived before, sent twice on the way: only the idempotency key tells what came of it.
      if (reason === "usedNonce") return mayRepeat;
      const ahead = Date.parse(serverTime) - now;
      if (reason !== "staleTimestamp" || Number.isNaN(ahead)) return false;
      aheadMs = ahead;
      return true;
    },
  };
}

const bytesOf = (text: string) => new TextEncoder().encode(text);

const hexOf = (bytes: ArrayBuffer | Uint8Array) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
