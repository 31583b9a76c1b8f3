import type { LookupAddress, LookupOptions } from "node:dns";
import type { ClientRequest, IncomingMessage } from "node:http";
import type { LookupFunction } from "node:net";
import type { Answer, Outgoing, Send } from "../core/webhooks.ts";
import { ANSWER_WITHIN, answerOf, isLoopbackName } from "../modules/events/exports.ts";

/** Of a reply only its status counts; what else the receiver writes is read so far (bytes), then the connection is closed. */
const MOST_READ = 64 * 1024;

class NotLoopback extends Error {}

const isLoopbackAddress = (address: string) =>
  address === "::1" || /^(?:::ffff:)?127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/i.test(address);

/** Looks at every address a loopback name leads to, and connects to these and no others. */
const loopbackOnly: LookupFunction = (hostname, options, done) => {
  const dns = process.getBuiltinModule("node:dns");
  const all: LookupOptions & { all: true } = { ...options, all: true } as LookupOptions & { all: true };
  dns.lookup(hostname, all, (error, addresses: LookupAddress[] = []) => {
    const stray = addresses.find(({ address }) => !isLoopbackAddress(address));
    if (error) done(error, []);
    else if (stray) done(new NotLoopback(`${hostname} leads to ${stray.address}.`), []);
    else if (options.all) done(null, addresses);
    else done(null, addresses[0]?.address ?? "", addresses[0]?.family);
  });
};

/**
 * Sends webhooks over HTTP. No redirect is followed, and a name of this machine must lead to it. Once
 * the signal is aborted nothing is answered any more.
 */
export function sendOverHttp(signal: AbortSignal, within = ANSWER_WITHIN): Send {
  return (outgoing) =>
    new Promise((resolve) => {
      if (signal.aborted) return;
      const request = begin(outgoing);
      const late = setTimeout(() => settle({ failed: "timeout" }), within);
      const abort = () => {
        clearTimeout(late);
        request.destroy();
      };
      const settle = (answer: Answer) => {
        resolve(answer);
        // A reply that is still being written has until then.
        if ("failed" in answer) abort();
      };
      signal.addEventListener("abort", abort, { once: true });
      request.on("close", () => {
        clearTimeout(late);
        signal.removeEventListener("abort", abort);
      });
      request.on("error", (error) => {
        if (!signal.aborted) settle({ failed: error instanceof NotLoopback ? "notSent" : "unreachable" });
      });
      request.on("response", (reply) => {
        discard(reply);
        settle(answerOf(reply.statusCode ?? 0));
      });
      request.end(outgoing.body);
    });
}

function begin({ url, headers, body }: Outgoing): ClientRequest {
  const target = new URL(url);
  const { request } =
    target.protocol === "https:" ? process.getBuiltinModule("node:https") : process.getBuiltinModule("node:http");
  return request(target, {
    method: "POST",
    headers: { ...headers, "content-length": Buffer.byteLength(body) },
    // Each delivery has a connection of its own: none kept alive is closed just when it is used again.
    agent: false,
    ...(isLoopbackName(target.hostname) && { lookup: loopbackOnly }),
  });
}

function discard(reply: IncomingMessage): void {
  let size = 0;
  reply.on("data", (chunk: Buffer) => {
    size += chunk.length;
    if (size > MOST_READ) reply.destroy();
  });
  // Its status has come; a body that breaks off changes nothing.
  reply.on("error", () => {});
}
