import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { accessOf } from "../../src/adapters/access.ts";
import { Health } from "../../src/adapters/health.ts";
import { serve } from "../../src/adapters/serve.ts";
import type { EngineReply } from "../../src/core/request.ts";
import type { Sandbox } from "../../src/sandbox.ts";

async function listen(answer: RequestListener) {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}`, close };
}

/** Serves a prepared sandbox over HTTP. */
export function listenFor(sandbox: Sandbox) {
  const [access, health] = [accessOf({}), new Health()];
  return listen((request, response) => void serve(sandbox, access, health, request, response));
}

/** The header that selects the recorded reply. */
export const REPLY = "x-recorded-reply";
export const listenForRecorded = (replies: readonly EngineReply[]) =>
  listen((request, response) => {
    const { status, headers, body } = replies[Number(request.headers[REPLY])] ?? { status: 500, headers: {}, body: "" };
    request.resume().on("end", () => response.writeHead(status, headers).end(body));
  });
