import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { realNow, startWatch } from "../real-time.ts";
import { Sandbox, type SandboxOptions } from "../sandbox.ts";
import { StateFolder } from "../stores/state-folder.ts";
import { isoOf } from "../world/clock.ts";
import { type AccessOptions, accessOf, urlOf } from "./access.ts";
import { signInPath } from "./admit.ts";
import { Health } from "./health.ts";
import { NOTHING_TOLD, type RequestLine, shownPath, type Told } from "./request-line.ts";
import { sendOverHttp } from "./send-webhook.ts";
import { serve } from "./serve.ts";

// An import of node:http also loads its re-exports, including fetch: 40 ms of the start.
const { createServer } = process.getBuiltinModule("node:http");

/** Longer than clients keep idle connections: a connection the server closes first may cut off a request in transit. */
const KEEP_ALIVE = 75_000;
const STOP_WITHIN = 2000;
/** The interval at which time passes for webhooks of idle worlds (ms). */
const DUE_EVERY = 1000;

export type ServerOptions = SandboxOptions &
  AccessOptions & {
    /** 0 chooses a free one. */
    port?: number;
    /** Folder to keep the state in, a file a world; nowhere when left out. */
    state?: string;
    /** Hosts that may receive webhooks besides this machine, as in an address; `*` for any. */
    webhookHosts?: readonly string[];
    tell?: (message: string) => void;
    /** Called with each answered request. */
    log?: (line: RequestLine) => void;
  };
type Log = (line: RequestLine) => void;
export type RunningServer = {
  readonly url: string;
  readonly sandbox: Sandbox;
  /** The administrator's token; null if only this machine can reach the server. */
  readonly token: string | null;
  /** The console's address; with tokens, a one-time sign-in link. */
  readonly consoleUrl: () => string;
  readonly stop: () => Promise<void>;
};

/** The sandbox over HTTP. Time follows real time unless `live` is false. */
export async function startServer({
  port = 4010,
  state,
  tell = () => {},
  host,
  token,
  tokens,
  allowHosts,
  webhookHosts = [],
  log,
  ...seed
}: ServerOptions = {}): Promise<RunningServer> {
  const access = accessOf({
    ...(host !== undefined && { host }),
    ...(token !== undefined && { token }),
    ...(tokens && { tokens }),
    ...(allowHosts && { allowHosts }),
  });
  const now = realNow();
  const sandbox = new Sandbox({ live: true, ...(seed.live === false ? {} : { startAt: now }), ...seed });
  if (access.tokens) sandbox.limitGrowth(access.tokens.named);
  const folder = state === undefined ? null : new StateFolder(state, sandbox, tell);

  const closing = new AbortController();
  sandbox.sendWebhooks({
    send: sendOverHttp(closing.signal, undefined, access.isOpen ? webhookHosts : null),
    hosts: webhookHosts,
    loopback: !access.isOpen,
    realNow,
  });

  const health = new Health();
  const answer = (request: IncomingMessage, response: ServerResponse) =>
    serve(sandbox, access, health, request, response).catch((error) => {
      // The caller disconnected while sending.
      if (request.destroyed && !request.complete) return NOTHING_TOLD;
      tell(`A request failed inside: ${error instanceof Error ? error.stack : String(error)}`);
      if (!response.headersSent) response.writeHead(500);
      response.end();
      return NOTHING_TOLD;
    });
  const server = createServer(log ? logged(answer, log) : answer);
  server.keepAliveTimeout = KEEP_ALIVE;
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => reject(listenError(error, access.host, port)));
    server.listen(port, access.host, resolve);
  });
  try {
    // Deferred, so that a port in use leaves the state untouched; no request is accepted before.
    folder?.open();
  } catch (error) {
    server.close();
    throw error;
  }

  const due = setInterval(() => sandbox.sendDue(realNow()), DUE_EVERY).unref();

  const stop = async () => {
    health.isStopping = true;
    clearInterval(due);
    sandbox.stopWebhooks();
    closing.abort();
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeIdleConnections();
    const late = setTimeout(() => server.closeAllConnections(), STOP_WITHIN);
    await closed;
    clearTimeout(late);
  };
  const url = urlOf(access.host, (server.address() as AddressInfo).port);
  const keys = access.tokens;
  const consoleUrl = () => url + (keys ? signInPath(keys, keys.administrator) : "/__sandbox/");
  return { url, sandbox, token: keys?.token ?? null, consoleUrl, stop };
}

/** Also reports each answered request to the log. */
function logged(answer: (request: IncomingMessage, response: ServerResponse) => Promise<Told>, log: Log) {
  return async (request: IncomingMessage, response: ServerResponse) => {
    const took = startWatch();
    const told = await answer(request, response);
    log({
      time: isoOf(realNow()),
      ...told,
      method: request.method ?? "GET",
      path: shownPath(request.url ?? "/"),
      status: response.headersSent ? response.statusCode : null,
      ms: took(),
    });
  };
}

function listenError(error: NodeJS.ErrnoException, host: string, port: number): Error {
  if (error.code === "EADDRINUSE") return new Error(`Port ${port} is in use. Choose another with --port.`);
  if (error.code === "EACCES") return new Error(`Port ${port} may not be used here. Choose another with --port.`);
  if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND")
    return new Error(`${host} is no address of this machine. Choose another with --host; 0.0.0.0 takes all.`);
  return error;
}
