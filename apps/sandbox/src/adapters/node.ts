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
   * Base URLs whose requests are answered, all that is below them; one with a path is fine.
   * @default where the client looks by itself: the production hosts and `http://127.0.0.1:4010`
   */
  hosts?: readonly string[];
  /**
   * What becomes of a request to anywhere else: `error` lets it fail, `warn` says so and lets it through, `bypass` just
   * lets it through; a function chooses by the request.
   * @default "error": a test that leaves the machine should be known
   */
  onUnhandled?: Unhandled | ((request: Request) => Unhandled);
};

export type NodeSandbox = {
  /** Worlds, time and the control API as methods. */
  readonly sandbox: InProcessSandbox;
  /** From here on requests are answered. Call it before the first one. */
  readonly listen: () => void;
  /** Leaves requests alone again. What happened stays in the sandbox. */
  readonly close: () => void;
  /** MSW's server, for handlers of your own beside the sandbox: `server.use(…)`. */
  readonly server: SetupServer;
};

/**
 * For tests in Node that leave fetch alone: every request to the hosts is answered in process, whatever sends it.
 * Each call makes a sandbox of its own; time stands still unless `live` is set.
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
    // Of the frames MSW knows only HTTP's come here: nothing of ours listens to sockets.
    const { request } = frame.data as { request: Request };
    const chosen = typeof onUnhandled === "string" ? onUnhandled : onUnhandled(request);
    if (chosen === "bypass") return;
    defaults[chosen]();
    // MSW only prints; what is thrown here is what the request meets.
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
