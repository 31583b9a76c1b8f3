import type { LookupAddress, LookupOptions } from "node:dns";
import type { ClientRequest, IncomingMessage } from "node:http";
import type { LookupFunction } from "node:net";
import type { Answer, Outgoing, Send } from "../core/webhooks.ts";
import { ANSWER_WITHIN, answerOf, isLoopbackName } from "../modules/events/exports.ts";

/** Only the reply's status counts; its body is read up to this limit (bytes), then the connection is closed. */
const MOST_READ = 64 * 1024;

class NotLoopback extends Error {}

const isLoopbackAddress = (address: string) =>
  address === "::1" || /^(?:::ffff:)?127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/i.test(address);

/** Looks at every address a name leads to, and connects only where all of them are allowed. */
const lookupOf =
  (isAllowed: (address: string) => boolean): LookupFunction =>
  (hostname, options, done) => {
    const dns = process.getBuiltinModule("node:dns");
    const all: LookupOptions & { all: true } = { ...options, all: true } as LookupOptions & { all: true };
    dns.lookup(hostname, all, (error, addresses: LookupAddress[] = []) => {
      const stray = addresses.find(({ address }) => !isAllowed(address));
      if (error) done(error, []);
      else if (stray) done(new NotLoopback(`${hostname} leads to ${stray.address}.`), []);
      else if (options.all) done(null, addresses);
      else done(null, addresses[0]?.address ?? "", addresses[0]?.family);
    });
  };

/**
 * Sends webhooks over HTTP. No redirect is followed, and a name of this machine must lead to it. Once
 * the signal is aborted nothing is answered any more.
 * @param named hosts that may lead to this machine where no others may; null where any loopback name may
 */
export function sendOverHttp(
  signal: AbortSignal,
  within = ANSWER_WITHIN,
  named: readonly string[] | null = null,
): Send {
  return (outgoing) =>
    new Promise((resolve) => {
      if (signal.aborted) return;
      const request = begin(outgoing, lookupFor(new URL(outgoing.url).hostname, named));
      const late = setTimeout(() => settle({ failed: "timeout" }), within);
      const abort = () => {
        clearTimeout(late);
        request.destroy();
      };
      const settle = (answer: Answer) => {
        resolve(answer);
        // The deadline of a reply that is still being written.
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

/** A loopback name must lead to this machine. Any other name must not, in a sandbox that other machines can reach. */
function lookupFor(hostname: string, named: readonly string[] | null): LookupFunction | undefined {
  if (isLoopbackName(hostname)) return lookupOf(isLoopbackAddress);
  if (named === null || named.includes(hostname)) return undefined;
  return lookupOf((address) => !isLoopbackAddress(address) && address !== "0.0.0.0" && address !== "::");
}

function begin({ url, headers, body }: Outgoing, lookup: LookupFunction | undefined): ClientRequest {
  const target = new URL(url);
  const { request } =
    target.protocol === "https:" ? process.getBuiltinModule("node:https") : process.getBuiltinModule("node:http");
  return request(target, {
    method: "POST",
    headers: { ...headers, "content-length": Buffer.byteLength(body) },
    // Each delivery has its own connection: a kept-alive one could be closed just when it is reused.
    agent: false,
    ...(lookup && { lookup }),
  });
}

function discard(reply: IncomingMessage): void {
  let size = 0;
  reply.on("data", (chunk: Buffer) => {
    size += chunk.length;
    if (size > MOST_READ) reply.destroy();
  });
  // Its status has arrived; a broken body changes nothing.
  reply.on("error", () => {});
}
