import { createHash, createHmac } from "node:crypto";
import { type OperationId, operations } from "@coffer/sdk/contract";
import type { EngineRequest } from "../core/request.ts";
import type { TestSandbox } from "./client.ts";

/** A key pair as `createApiKey` returns it. */
export type KeyPair = { readonly accessKey: string; readonly secret: string };
type Signed = { method: string; target: string; body?: string; timestamp: number; nonce?: string };

let nonces = 0;

/** Returns the four signature headers. Uses only Node's cryptography, as a client in another language would. */
export function signed({ accessKey, secret }: KeyPair, { method, target, body = "", timestamp, nonce }: Signed) {
  nonces += 1;
  const taken = nonce ?? `test-nonce-${nonces}`;
  const hash = createHash("sha256").update(body).digest("hex");
  const text = [method, target, String(timestamp), taken, hash].join("\n");
  return {
    "x-coffer-key": accessKey,
    "x-coffer-timestamp": String(timestamp),
    "x-coffer-nonce": taken,
    "x-coffer-signature": createHmac("sha256", secret).update(text).digest("hex"),
  };
}

type Fields = Readonly<Record<string, unknown>>;
/** Changes to a request after signing, or the values it is signed with. */
type Change = Partial<EngineRequest> & { timestamp?: number; nonce?: string; as?: KeyPair };

/** Signs calls with a key, each with a new nonce. `change` is applied after signing. */
export function signer(sandbox: TestSandbox, pair: KeyPair, ip = "203.0.113.7") {
  let intents = 0;
  return (id: OperationId, input: Fields = {}, { timestamp, nonce, as = pair, ...change }: Change = {}) => {
    const { method, path, query: inQuery, retry } = operations[id];
    const query = new URLSearchParams();
    const rest: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(input))
      if (inQuery === "all" || inQuery.includes(name))
        for (const one of [value].flat()) query.append(name, String(one));
      else rest[name] = value;
    const text = method === "GET" ? "" : JSON.stringify(rest);
    const target = query.size === 0 ? path : `${path}?${query}`;
    const at = timestamp ?? sandbox.world().clock.now();
    intents += 1;
    const request: EngineRequest = {
      method,
      path,
      query: query.toString(),
      body: text === "" ? { kind: "none" } : { kind: "text", contentType: "application/json", text },
      ip,
      ...change,
      headers: {
        ...(retry === "key" && { "idempotency-key": `signed-intent-${intents}` }),
        ...signed(as, { method, target, body: text, timestamp: at, ...(nonce !== undefined && { nonce }) }),
        ...change.headers,
      },
    };
    const { status, headers, body } = sandbox.handle(request, 0);
    const { result = null, error } = JSON.parse(body);
    return { status, headers, result, error, request };
  };
}
