import { type OperationId, type OperationInfo, operations } from "@coffer/sdk/contract";
import { type Body, type EngineReply, type EngineRequest, UploadedFile } from "../core/request.ts";
import { personas } from "../modules/auth/user/personas.ts";
import { type Api, TestSandbox } from "./client.ts";
import { validInputs } from "./valid-inputs.ts";

/** A request as JSON, so that both Node and a page can send it. */
export type Sent = {
  readonly what: string;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: null | { readonly text: string } | { readonly base64: string } | { readonly fill: number };
};

/** The world that every request names. */
export const ADAPTER_WORLD = "adapters";
const JSON_TYPE = { "content-type": "application/json" };
const BOUNDARY = "one-boundary-for-all-adapters";
/** Every n-th operation also gets a body over the limit: each is a megabyte through every adapter. */
const LARGE_EVERY = 25;

/** An operation that anyone may call, with an empty body. It must not change the world at the adapters. */
const FOR_ANYBODY: OperationId = "createQrCode";

/**
 * Returns one list of requests over the whole contract for every adapter: valid input of each operation (encrypted
 * where required), then misuse. A sandbox is deterministic, so recorded replies hold in every adapter.
 */
export function adapterRequests(): Sent[] {
  const recorder = Recorder.start();
  Object.values(operations).forEach((operation, index) => {
    const { operationId: id, method, path, query } = operation;
    const about = (what: string) => `${id}, ${what}`;
    recorder.what = about("as it should be");
    const input = {
      ...validInputs[id],
      ...(operation.multipart ? { file: PHOTO, purpose: "identity" } : {}),
    };
    const who = personas.find(({ user }) => operation.accounts?.includes(user.accountType) ?? user.uid === "80412");
    const api = operation.auth === "none" || !who ? recorder.stranger() : recorder.withUid(who.user.uid);
    api.call(id, input);
    const bearer = bearerOf(api, operation);
    const send = (what: string, sent: Partial<Sent>) =>
      recorder.send({ what: about(what), method, path, headers: bearer, body: null, ...sent });
    if (id !== FOR_ANYBODY) {
      send("by a stranger", { headers: keyFor(operation) });
      send("by nobody known", { headers: { authorization: "Bearer at_doors.nobody" } });
    }
    const other = personas.find(({ user }) => operation.accounts?.includes(user.accountType) === false);
    if (other) send("by an account it is not for", { headers: bearerOf(recorder.withUid(other.user.uid), operation) });
    send("by another method", { method: "PATCH" });
    send("with a field too many", { path: `${path}?surplus=1&surplus=2` });
    if (query !== "all" && id !== FOR_ANYBODY)
      send("in other letters", { path: `${path.toUpperCase()}/`, headers: {} });
    if (method === "GET") return;
    send("in broken JSON", { headers: { ...bearer, ...JSON_TYPE }, body: { text: '{"a":' } });
    send("as text", { headers: { ...bearer, "content-type": "text/plain" }, body: { text: "a=1" } });
    if (index % LARGE_EVERY === 0)
      send("too large", { headers: { ...bearer, ...JSON_TYPE }, body: { fill: 1024 * 1024 + 1 } });
    if (!operation.multipart) return;
    const form = { ...bearer, "content-type": `multipart/form-data; boundary=${BOUNDARY}` };
    send("as a broken form", { headers: form, body: { text: `--${BOUNDARY}\r\nnothing` } });
    send("as a form too large", { headers: form, body: { fill: 11 * 1024 * 1024 + 1 } });
  });
  for (const sent of besides) recorder.send(sent);
  return recorder.sent;
}

const plain = (
  what: string,
  method: string,
  path: string,
  headers: Record<string, string> = {},
  text?: string,
): Sent => ({
  ...{ what, method, path, headers },
  body: text === undefined ? null : { text },
});
/** Requests that belong to no operation. */
const besides: readonly Sent[] = [
  plain("an unknown path", "GET", "/api/services/app/Nothing/Here"),
  plain("an encoded path", "GET", "/api/services/app/Basic/Get%4BEIS"),
  plain("a path that can't be decoded", "GET", "/api/services/app/Basic/%E0%A4%A"),
  plain("a refusal in Chinese", "GET", "/api/nothing", { "accept-language": "zh-CN,zh;q=0.9" }),
  plain("only the head", "HEAD", "/api/services/app/Basic/GetKEIS"),
  plain("a world that can't be", "GET", "/api/services/app/Basic/GetKEIS", { "x-sandbox-world": "../etc" }),
  plain("no UTF-8 in the query", "GET", "/api/services/app/CoinTransactionIn/GetAddress?coin=%FF&network=+a%20b"),
  plain("an unknown control call", "GET", "/__sandbox/api/nothing"),
  plain("a wrong control method", "GET", "/__sandbox/api/reset"),
  plain("a control call in broken JSON", "POST", "/__sandbox/api/reset", JSON_TYPE, "{"),
  plain(
    "a fault plan",
    "PUT",
    "/__sandbox/api/faults",
    JSON_TYPE,
    '{"rules":[{"operation":"getKEIS","kind":"code","value":1}]}',
  ),
  plain("a call that fails on purpose", "GET", "/api/services/app/Basic/GetKEIS"),
  plain("no faults", "PUT", "/__sandbox/api/faults", JSON_TYPE, '{"rules":[]}'),
  plain("an hour later", "POST", "/__sandbox/api/clock/advance", JSON_TYPE, '{"ms":3600000}'),
  plain("the books", "GET", "/__sandbox/api/books"),
  // Last: the state hash after all requests above.
  plain("the world", "GET", "/__sandbox/api/world"),
];

const PHOTO = new UploadedFile("file", "passport 照片.jpg", Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 13, 10, 45));
const keyFor = ({ retry, operationId }: OperationInfo): Record<string, string> =>
  retry === "key" ? { "idempotency-key": `adapter-${operationId}` } : {};
const bearerOf = ({ token }: Api, operation: OperationInfo): Record<string, string> => ({
  ...(token === null ? {} : { authorization: `Bearer ${token}` }),
  ...keyFor(operation),
});

/** A sandbox that records requests as a client sends them. */
class Recorder extends TestSandbox {
  readonly sent: Sent[] = [];
  what = "";

  static override start(): Recorder {
    return new Recorder();
  }

  /** Records the request without sending it: adapters read the body themselves. */
  send(sent: Sent): void {
    const headers = { "x-sandbox-world": ADAPTER_WORLD, "user-agent": "adapters/1.0", lang: "en", ...sent.headers };
    if ("accept-language" in headers) Reflect.deleteProperty(headers, "lang");
    this.sent.push({ ...sent, headers });
  }

  override handle(request: EngineRequest, realNow: number): EngineReply {
    const { method, path, query, headers, body } = request;
    const { type, wire } = wireOf(body);
    const typed = type === null ? headers : { ...headers, "content-type": type };
    this.send({ what: this.what, method, path: query ? `${path}?${query}` : path, headers: typed, body: wire });
    return super.handle({ ...request, headers: { ...headers, "x-sandbox-world": ADAPTER_WORLD } }, realNow);
  }
}

function wireOf(body: Body): { type: string | null; wire: Sent["body"] } {
  if (body.kind === "text") return { type: body.contentType, wire: { text: body.text } };
  if (body.kind !== "form") return { type: null, wire: null };
  const part = (disposition: string) => `--${BOUNDARY}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`;
  const bytes = Buffer.concat([
    ...Array.from(body.fields, ([name, value]) => Buffer.from(`${part(`name="${name}"`)}${value}\r\n`)),
    ...body.files.flatMap((file) => [
      Buffer.from(part(`name="${file.field}"; filename="${file.name}"`)),
      file.bytes,
      Buffer.from("\r\n"),
    ]),
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ]);
  return { type: `multipart/form-data; boundary=${BOUNDARY}`, wire: { base64: bytes.toString("base64") } };
}
