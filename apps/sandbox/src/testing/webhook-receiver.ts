import { createHmac } from "node:crypto";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type Received = { readonly headers: IncomingHttpHeaders; readonly body: string; readonly method: string };

/** A merchant's server on a loopback address: records deliveries and answers as configured. */
export async function startReceiver(answer: (response: ServerResponse, at: number) => void) {
  const received: Received[] = [];
  let heard = () => {};
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => {
      body += chunk;
    });
    request.on("end", () => {
      received.push({ headers: request.headers, body, method: request.method ?? "" });
      answer(response, received.length - 1);
      heard();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    received,
    url: `http://127.0.0.1:${port}/events`,
    port,
    /** Resolves after this many deliveries. */
    has: (count: number) =>
      new Promise<void>((resolve) => {
        heard = () => {
          if (received.length >= count) resolve();
        };
        heard();
      }),
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export const end =
  (status: number, headers: Record<string, string> = {}) =>
  (response: ServerResponse): void => {
    response.writeHead(status, headers).end();
  };

/** Returns the secrets that match a delivery's signatures, verified with Node's crypto. */
export function signedBy({ headers, body }: Received, secrets: readonly string[]): string[] {
  const parts = String(headers["coffer-signature"]).split(",");
  const [, seconds] = parts[0]?.split("=") ?? [];
  const hmac = (secret: string) => createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex");
  return secrets.filter((secret) => parts.includes(`v1=${hmac(secret)}`));
}
