import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { EngineReply, EngineRequest } from "../engine/request.ts";
import { Sandbox } from "../sandbox.ts";
import type { SeedOptions } from "../seed/seed.ts";
import { dripping, wait } from "./answer.ts";
import { consoleFile, isConsole } from "./console-files.ts";
import { corsHeaders, preflightHeaders } from "./cors.ts";
import { bodyFrom, safeDecode } from "./read-request.ts";
import { realNow, startWatch } from "./real-time.ts";
import { StateFile } from "./state-file.ts";

// Imported, Node's module would hand over everything it has, a whole fetch included: 40 ms of a start.
const { createServer } = process.getBuiltinModule("node:http");

/** Only this machine can reach it. */
const HOST = "127.0.0.1";
/** Longer than any client keeps an idle connection: one closed from here meets the next request on its way in. */
const KEEP_ALIVE = 75_000;
const STOP_WITHIN = 2000;

export type ServerOptions = SeedOptions & {
  /** 0 takes a free one. */
  port?: number;
  /** Where to keep the state; nowhere when left out. */
  state?: string;
  tell?: (message: string) => void;
};
export type RunningServer = { readonly url: string; readonly sandbox: Sandbox; readonly stop: () => Promise<void> };

/** The sandbox over HTTP. Time runs with real time unless `live` is false. */
export async function startServer({
  port = 4010,
  state,
  tell = () => {},
  ...seed
}: ServerOptions = {}): Promise<RunningServer> {
  const now = realNow();
  const sandbox = new Sandbox({ live: true, ...(seed.live === false ? {} : { startAt: now }), ...seed });
  const file = state === undefined ? null : new StateFile(state, sandbox, tell);

  const server = createServer((request, response) => {
    serve(sandbox, request, response).catch((error) => {
      // The caller went away while sending: nobody is left to answer.
      if (request.destroyed && !request.complete) return;
      tell(`A request failed inside: ${error instanceof Error ? error.stack : String(error)}`);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  server.keepAliveTimeout = KEEP_ALIVE;
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      reject(error.code === "EADDRINUSE" ? new Error(`Port ${port} is in use. Choose another with --port.`) : error),
    );
    server.listen(port, HOST, resolve);
  });
  try {
    // Only now, so that a port in use leaves the file alone; no request gets in before it is done.
    file?.open();
  } catch (error) {
    server.close();
    throw error;
  }

  const stop = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeIdleConnections();
    const late = setTimeout(() => server.closeAllConnections(), STOP_WITHIN);
    await closed;
    clearTimeout(late);
    file?.close();
  };
  return { url: `http://${HOST}:${(server.address() as AddressInfo).port}`, sandbox, stop };
}

async function serve(sandbox: Sandbox, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const cors = corsHeaders(request);
  if (cors === null) {
    response.writeHead(403, { "content-type": "text/plain" }).end("Only pages on this machine may call the sandbox.\n");
    return;
  }
  if (request.method === "OPTIONS") {
    response.writeHead(204, { ...cors, ...preflightHeaders(request) }).end();
    return;
  }
  const path = safeDecode((request.url ?? "/").split("?", 1)[0] ?? "/");
  if (isConsole(path)) {
    const { status, headers, body } = consoleFile(request.method ?? "GET", path);
    response.writeHead(status, { ...headers, "content-length": Buffer.byteLength(body) }).end(body);
    return;
  }
  const asked = await readNode(request);
  const took = startWatch();
  const reply = sandbox.handle(asked, realNow());
  // What is left of a body that was too large is thrown away, and the connection with it.
  const headers = { ...reply.headers, ...cors, ...(request.complete ? {} : { connection: "close" }) };
  request.resume();
  await send({ ...reply, headers }, response);
  if (response.writableEnded) reply.noteTook?.(took());
}

async function readNode(request: IncomingMessage): Promise<EngineRequest> {
  const [path = "/", ...query] = (request.url ?? "/").split("?");
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined) headers[name] = Array.isArray(value) ? value.join(", ") : value;
  return {
    method: request.method ?? "GET",
    path: safeDecode(path),
    query: query.join("?"),
    headers,
    // Left open when the limit cuts it short, so that the refusal can still be sent.
    body: await bodyFrom(request.iterator({ destroyOnReturn: false }), headers["content-type"] ?? "", path),
    ip: request.socket.remoteAddress ?? HOST,
  };
}

async function send(reply: EngineReply, response: ServerResponse): Promise<void> {
  if (reply.latency) await wait(reply.latency);
  if (reply.fault === "timeout") return;
  if (reply.fault === "reset") {
    response.socket?.resetAndDestroy();
    return;
  }
  if (reply.fault !== "drip") {
    response
      .writeHead(reply.status, { ...reply.headers, "content-length": Buffer.byteLength(reply.body) })
      .end(reply.body);
    return;
  }
  response.writeHead(reply.status, reply.headers);
  for await (const byte of dripping(reply)) {
    if (response.destroyed) return;
    response.write(byte);
  }
  response.end();
}
