import type { IncomingMessage, ServerResponse } from "node:http";
import type { Body, EngineReply, EngineRequest } from "../engine/request.ts";
import type { Sandbox } from "../sandbox.ts";
import { type Access, forgetSecrets, isAdminPath, LOOPBACK } from "./access.ts";
import { askForToken } from "./admit.ts";
import { dripping, wait } from "./answer.ts";
import { consoleFile, type FileReply, isConsole } from "./console-files.ts";
import { corsHeaders, foreign, preflightHeaders } from "./cors.ts";
import { bodyLimit, bodyOf, safeDecode } from "./read-request.ts";
import { realNow, startWatch } from "./real-time.ts";

const NO_BODY: Body = { kind: "none" };

/** One request of Node's to its reply: who may call, the console's files, then the sandbox. */
export async function serve(
  sandbox: Sandbox,
  access: Access,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const stranger = foreign(request, access.isKnown);
  if (stranger !== null) {
    response.writeHead(403, { "content-type": "text/plain" }).end(`${stranger}\n`);
    return;
  }
  const cors = corsHeaders(request);
  if (request.method === "OPTIONS") {
    response.writeHead(204, { ...cors, ...preflightHeaders(request) }).end();
    return;
  }
  const url = request.url ?? "/";
  const end = url.indexOf("?");
  const path = safeDecode(end === -1 ? url : url.slice(0, end));
  const asked = isAdminPath(path) ? askForToken(request, path, access) : null;
  const file = asked ?? (isConsole(path) ? consoleFile(request.method ?? "GET", path) : null);
  if (file !== null) {
    sendFile(file, cors, request, response);
    return;
  }
  forgetSecrets(request, access);
  const call: EngineRequest = {
    method: request.method ?? "GET",
    path,
    query: end === -1 ? "" : url.slice(end + 1),
    headers: headersOf(request),
    body: hasBody(request) ? await readBody(request, path) : NO_BODY,
    ip: request.socket.remoteAddress ?? LOOPBACK,
  };
  const took = startWatch();
  const reply = sandbox.handle(call, realNow());
  const headers: Record<string, string> = Object.assign({}, reply.headers, cors);
  if (!request.complete && call.body !== NO_BODY) {
    // What is left of a body that was too large is thrown away, and the connection with it.
    headers.connection = "close";
    request.resume();
  }
  if (reply.latency || reply.fault) await sendFaulty(reply, headers, response);
  else sendWhole(reply, headers, response);
  if (response.writableEnded) reply.noteTook?.(took());
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers["transfer-encoding"] !== undefined || (headers["content-length"] ?? "0") !== "0";

function headersOf({ headers }: IncomingMessage): Record<string, string> {
  const { "set-cookie": many } = headers;
  // The only name Node gives a list for; nobody sends it in a request.
  return (many ? { ...headers, "set-cookie": many.join(", ") } : headers) as Record<string, string>;
}

async function readBody(request: IncomingMessage, path: string): Promise<Body> {
  const contentType = request.headers["content-type"] ?? "";
  const limit = bodyLimit(contentType, path);
  return bodyOf(await bytesOf(request, limit), limit, contentType);
}

/** By events: walking a request as an iterator takes longer than answering it. Null when there is more than the limit. */
function bytesOf(request: IncomingMessage, limit: number): Promise<Uint8Array<ArrayBuffer> | null> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer<ArrayBuffer>[] = [];
    let size = 0;
    const take = (chunk: Buffer<ArrayBuffer>) => {
      size += chunk.length;
      chunks.push(chunk);
      if (size <= limit) return;
      request.off("data", take);
      resolve(null);
    };
    request.on("data", take);
    request.on("end", () => resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)));
    // The caller went away, too: what it sent so far is no request.
    request.on("error", reject);
  });
}

function sendFile({ status, headers, body }: FileReply, cors: object, request: IncomingMessage, to: ServerResponse) {
  request.resume();
  to.writeHead(status, { ...headers, ...cors, "content-length": Buffer.byteLength(body) }).end(body);
}

function sendWhole({ status, body }: EngineReply, headers: Record<string, string>, response: ServerResponse): void {
  headers["content-length"] = String(Buffer.byteLength(body));
  response.writeHead(status, headers).end(body);
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
