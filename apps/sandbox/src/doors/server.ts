import type { AddressInfo } from "node:net";
import { Sandbox } from "../sandbox.ts";
import type { SeedOptions } from "../seed/seed.ts";
import { type AccessOptions, accessOf, urlOf } from "./access.ts";
import { signInPath } from "./admit.ts";
import { realNow } from "./real-time.ts";
import { serve } from "./serve.ts";
import { StateFile } from "./state-file.ts";

// Imported, Node's module would hand over everything it has, a whole fetch included: 40 ms of a start.
const { createServer } = process.getBuiltinModule("node:http");

/** Longer than any client keeps an idle connection: one closed from here meets the next request on its way in. */
const KEEP_ALIVE = 75_000;
const STOP_WITHIN = 2000;

export type ServerOptions = SeedOptions &
  AccessOptions & {
    /** 0 takes a free one. */
    port?: number;
    /** Where to keep the state; nowhere when left out. */
    state?: string;
    tell?: (message: string) => void;
  };
export type RunningServer = {
  readonly url: string;
  readonly sandbox: Sandbox;
  /** What the control API asks for; null where only this machine can reach it. */
  readonly token: string | null;
  /** The console's address; where there is a token, one that signs a browser in once. */
  readonly consoleUrl: () => string;
  readonly stop: () => Promise<void>;
};

/** The sandbox over HTTP. Time runs with real time unless `live` is false. */
export async function startServer({
  port = 4010,
  state,
  tell = () => {},
  host,
  token,
  allowHosts,
  ...seed
}: ServerOptions = {}): Promise<RunningServer> {
  const access = accessOf({
    ...(host !== undefined && { host }),
    ...(token !== undefined && { token }),
    ...(allowHosts && { allowHosts }),
  });
  const now = realNow();
  const sandbox = new Sandbox({ live: true, ...(seed.live === false ? {} : { startAt: now }), ...seed });
  const file = state === undefined ? null : new StateFile(state, sandbox, tell);

  const server = createServer((request, response) => {
    serve(sandbox, access, request, response).catch((error) => {
      // The caller went away while sending: nobody is left to answer.
      if (request.destroyed && !request.complete) return;
      tell(`A request failed inside: ${error instanceof Error ? error.stack : String(error)}`);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  server.keepAliveTimeout = KEEP_ALIVE;
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => reject(listenError(error, access.host, port)));
    server.listen(port, access.host, resolve);
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
  const url = urlOf(access.host, (server.address() as AddressInfo).port);
  const { admin } = access;
  const consoleUrl = () => url + (admin ? signInPath(admin) : "/__sandbox/");
  return { url, sandbox, token: admin?.token ?? null, consoleUrl, stop };
}

function listenError(error: NodeJS.ErrnoException, host: string, port: number): Error {
  if (error.code === "EADDRINUSE") return new Error(`Port ${port} is in use. Choose another with --port.`);
  if (error.code === "EACCES") return new Error(`Port ${port} may not be used here. Choose another with --port.`);
  if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND")
    return new Error(`${host} is no address of this machine. Choose another with --host; 0.0.0.0 takes all.`);
  return error;
}
