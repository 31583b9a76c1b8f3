import type { IncomingMessage, ServerResponse } from "node:http";
import type { Body, EngineReply, EngineRequest } from "../core/request.ts";
import { realNow, startWatch } from "../real-time.ts";
import type { Sandbox } from "../sandbox.ts";
import { isTimeSliced } from "../state/time-slices.ts";
import { rest, runInTimeSlices } from "../stores/run-in-time-slices.ts";
import { type Access, holderOf, isAdminPath, LOOPBACK, removeSecrets } from "./access.ts";
import { askForToken } from "./admit.ts";
import { dripping, wait } from "./answer.ts";
import { consoleFile, type FileReply, isConsole } from "./console-files.ts";
import { corsHeaders, originRefusal, preflightHeaders } from "./cors.ts";
import { documentFile } from "./documents.ts";
import type { Health } from "./health.ts";
import { bodyLimit, bodyOf, safeDecode, TEXT_LIMIT } from "./read-request.ts";
import { NOTHING_TOLD, type Told, toldOf } from "./request-line.ts";

const NO_BODY: Body = { kind: "none" };

/**
 * Answers one HTTP request: checks the caller, serves the console's files, passes the rest to the sandbox. Reports
 * internal data for the request log.
 */
export async function serve(
  sandbox: Sandbox,
  access: Access,
  health: Health,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<Told> {
  const url = request.url ?? "/";
  const end = url.indexOf("?");
  const path = safeDecode(end === -1 ? url : url.slice(0, end));
  // Before any other check: a load balancer has no token, and uses any address.
  const state = health.check(path);
  if (state) return sendFile(state, {}, request, response);
  const refusal = originRefusal(request, access.isKnown);
  if (refusal !== null) {
    response.writeHead(403, { "content-type": "text/plain" }).end(`${refusal}\n`);
    return NOTHING_TOLD;
  }
  const cors = corsHeaders(request);
  if (request.method === "OPTIONS") {
    response.writeHead(204, { ...cors, ...preflightHeaders(request) }).end();
    return NOTHING_TOLD;
  }
  const document = documentFile(path);
  if (document) return sendFile(document, cors, request, response);
  const asked = isAdminPath(path) ? askForToken(request, path, access) : { by: holderOf(request, access) };
  if ("reply" in asked) return sendFile(asked.reply, cors, request, response);
  const by = asked.by?.name ?? null;
  const metrics = health.metrics(path, sandbox.worlds, asked.by);
  if (metrics) return sendFile(metrics, cors, request, response, by);
  if (isConsole(path)) return sendFile(consoleFile(request.method ?? "GET", path), cors, request, response, by);
  removeSecrets(request, access);
  const call: EngineRequest = {
    method: request.method ?? "GET",
    path,
    query: end === -1 ? "" : url.slice(end + 1),
    target: url,
    headers: headersOf(request),
    body: hasBody(request) ? await readBody(request, path) : NO_BODY,
    ip: request.socket.remoteAddress ?? LOOPBACK,
    base: baseOf(request),
  };
  const took = startWatch();
  const answered = sandbox.begin(call, realNow(), asked.by);
  const reply = isTimeSliced(answered) ? await runInTimeSlices(answered) : answered;
  const headers: Record<string, string> = Object.assign({}, reply.headers, cors);
  if (!request.complete && call.body !== NO_BODY) {
    // The rest of a too large body is discarded, and the connection is closed.
    headers.connection = "close";
    request.resume();
  }
  if (reply.pieces) await sendPieces(reply.pieces, reply.status, headers, response);
  else if (reply.latency || reply.fault) await sendFaulty(reply, headers, response);
  else sendWhole(reply, headers, response);
  const milliseconds = took();
  health.note(reply.status, milliseconds);
  if (response.writableEnded) reply.noteTook?.(milliseconds);
  return toldOf(sandbox.worldOf(call), by, reply);
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers["transfer-encoding"] !== undefined || (headers["content-length"] ?? "0") !== "0";

/** The host was checked to be a name of this sandbox; a proxy in front tells where TLS ends. */
const baseOf = ({ headers }: IncomingMessage) =>
  `${headers["x-forwarded-proto"] === "https" ? "https" : "http"}://${headers.host}`;

function headersOf({ headers }: IncomingMessage): Record<string, string> {
  const { "set-cookie": many } = headers;
  // The only header Node gives as a list; clients don't send it in requests.
  return (many ? { ...headers, "set-cookie": many.join(", ") } : headers) as Record<string, string>;
}

async function readBody(request: IncomingMessage, path: string): Promise<Body> {
  const contentType = request.headers["content-type"] ?? "";
  const limit = bodyLimit(contentType, path);
  return bodyOf(await bytesOf(request, limit), limit, contentType);
}

/** Null above the limit. By events: iterating over a request takes longer than answering it. */
function bytesOf(request: IncomingMessage, limit: number): Promise<Uint8Array<ArrayBuffer> | null> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer<ArrayBuffer>[] = [];
    let size = 0;
    // A long body is joined as it arrives: joining at the end would block.
    const told = Number(request.headers["content-length"]);
    const whole = told > TEXT_LIMIT && told <= limit ? Buffer.allocUnsafe(told) : null;
    let sinceRest = 0;
    const take = (chunk: Buffer<ArrayBuffer>) => {
      if (whole) chunk.copy(whole, size);
      else chunks.push(chunk);
      size += chunk.length;
      sinceRest += chunk.length;
      if (whole && sinceRest > TEXT_LIMIT) {
        sinceRest = 0;
        // Otherwise the buffered rest of the connection would be read in one go.
        request.pause();
        rest().then(() => request.resume());
      }
      if (size <= limit) return;
      request.off("data", take);
      resolve(null);
    };
    request.on("data", take);
    request.on("end", () => resolve(whole ?? (chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks))));
    // Also when the caller disconnects before the whole body has arrived.
    request.on("error", reject);
  });
}

function sendFile(
  { status, headers, body }: FileReply,
  cors: object,
  request: IncomingMessage,
  to: ServerResponse,
  by: string | null = null,
): Told {
  request.resume();
  to.writeHead(status, { ...headers, ...cors, "content-length": Buffer.byteLength(body) }).end(body);
  return { ...NOTHING_TOLD, by };
}

function sendWhole(reply: EngineReply, headers: Record<string, string>, response: ServerResponse): void {
  const { status, body, bytes } = reply;
  const length = bytes?.length ?? Buffer.byteLength(body);
  headers["content-length"] = String(length);
  response.writeHead(status, headers);
  if (bytes) response.end(bytes);
  // ASCII text has the same bytes in both encodings, and Latin 1 is written faster.
  else response.end(body, length === body.length ? "latin1" : "utf8");
}

/** At the caller's reading speed, in time slices with all other work. */
async function sendPieces(
  pieces: Generator<string>,
  status: number,
  headers: Record<string, string>,
  response: ServerResponse,
): Promise<void> {
  response.writeHead(status, headers);
  for (const piece of pieces) {
    // A socket that accepts everything at once continues before other work had a turn.
    if (!response.write(piece)) await drained(response);
    await rest();
    if (response.destroyed) return;
  }
  response.end();
}

/** Also when the caller is gone. */
function drained(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const goOn = () => {
      response.off("drain", goOn).off("close", goOn);
      resolve();
    };
    response.on("drain", goOn).on("close", goOn);
  });
}

async function sendFaulty(reply: EngineReply, headers: Record<string, string>, response: ServerResponse) {
  if (reply.latency) await wait(reply.latency);
  if (reply.fault === "timeout") return;
  if (reply.fault === "reset") {
    response.socket?.resetAndDestroy();
    return;
  }
  if (reply.fault !== "drip") {
    sendWhole(reply, headers, response);
    return;
  }
  response.writeHead(reply.status, headers);
  for await (const byte of dripping(reply)) {
    if (response.destroyed) return;
    response.write(byte);
  }
  response.end();
}
