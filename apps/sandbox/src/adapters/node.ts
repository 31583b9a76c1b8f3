import type { UnhandledFrameHandle } from "msw";
import { type SetupServer, setupServer } from "msw/node";
import { answer } from "./answer.ts";
import { catchAll } from "./catch-all.ts";
import { readBases, SERVICE_HOSTS } from "./hosts.ts";
import { createSandbox, type InProcessOptions, InProcessSandbox } from "./in-process.ts";

export { createSandbox, InProcessSandbox };

export type Unhandled = "error" | "warn" | "bypass";
export type NodeOptions = InProcessOptions & {
  /**
   * Base URLs whose requests are answered, with everything below them; paths are allowed.
   * @default the client's default addresses: the production hosts and `http://127.0.0.1:4010`
   */
  hosts?: readonly string[];
  /**
   * The handling of a request to any other address: `error` fails it, `warn` logs it and passes it through, `bypass`
   * passes it through; a function decides by the request.
   * @default "error": a test that leaves the machine should be known
   */
  onUnhandled?: Unhandled | ((request: Request) => Unhandled);
};

export type NodeSandbox = {
  /** Worlds, time and the control API as methods. */
  readonly sandbox: InProcessSandbox;
  /** Starts answering requests. Call it before the first one. */
  readonly listen: () => void;
  /** Stops answering requests. The sandbox keeps its state. */
  readonly close: () => void;
  /** MSW's server, for additional handlers: `server.use(…)`. */
  readonly server: SetupServer;
};

/**
 * For tests in Node with an unchanged fetch: every request to the hosts is answered in process, whatever sends it.
 * Each call creates a sandbox; time is frozen unless `live` is set.
 * @example
 * const { sandbox, listen, close } = setupSandbox();
 * beforeAll(listen);
 * beforeEach(() => void sandbox.reset());
 * afterAll(close);
 * @example setupSandbox({ hosts: ["https://staging.example/coffer", "https://pay.example"], onUnhandled: "warn" });
 */
export function setupSandbox({ hosts = SERVICE_HOSTS, onUnhandled = "error", ...seed }: NodeOptions = {}): NodeSandbox {
  const sandbox = createSandbox(seed);
  const handler = catchAll(
    (request, path) => answer((asked, now) => sandbox.engine.handle(asked, now), request, path),
    readBases(hosts),
  );
  const server = setupServer(handler);
  const onUnhandledFrame: UnhandledFrameHandle = ({ frame, defaults }) => {
    // Only HTTP frames arrive here: no handler listens to sockets.
    const { request } = frame.data as { request: Request };
    const chosen = typeof onUnhandled === "string" ? onUnhandled : onUnhandled(request);
    if (chosen === "bypass") return;
    defaults[chosen]();
    // MSW only prints; the request gets the error thrown here.
    if (chosen === "error") throw Response.error();
  };
  let listens = false;
  const listen = () => {
    server.listen({ onUnhandledFrame });
    listens = true;
  };
  const close = () => {
    if (listens) server.close();
    listens = false;
  };
  return { sandbox, listen, close, server };
}
