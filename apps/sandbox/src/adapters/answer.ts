import type { EngineReply, EngineRequest } from "../core/request.ts";
import { realNow, startWatch } from "../real-time.ts";
import { readRequest } from "./read-request.ts";

const DRIP_BYTES = 1;

/** Passes a request to the sandbox: synchronously in the same program, as a promise from another tab. */
export type Asks = (asked: EngineRequest, realNow: number) => EngineReply | Promise<EngineReply>;

/** Answers a fetch Request by the sandbox, by its own or the given path. A cut connection rejects as fetch does. */
export async function answer(ask: Asks, request: Request, path?: string): Promise<Response> {
  const asked = await readRequest(request, path);
  const took = startWatch();
  const reply = await ask(asked, realNow());
  if (reply.latency) await wait(reply.latency, request.signal);
  if (reply.fault === "timeout") await wait(Number.POSITIVE_INFINITY, request.signal);
  if (reply.fault === "reset") {
    reply.noteAdapter?.("There is no connection to cut here: fetch failed instead.");
    throw new TypeError("Failed to fetch");
  }
  reply.noteTook?.(took());
  const hasNoBody = [204, 304].includes(reply.status) || request.method === "HEAD";
  return new Response(hasNoBody ? null : bodyOf(reply), { status: reply.status, headers: reply.headers });
}

const bodyOf = (reply: EngineReply) => (reply.fault === "drip" ? dripping(reply) : (reply.bytes ?? reply.body));

export function dripping({ body, dripEvery = 0 }: EngineReply): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(body);
  let at = 0;
  return new ReadableStream({
    async pull(controller) {
      if (at >= bytes.length) return controller.close();
      if (at > 0) await wait(dripEvery);
      controller.enqueue(bytes.subarray(at, at + DRIP_BYTES));
      at += DRIP_BYTES;
    },
  });
}

export function wait(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal?.reason);
    if (signal?.aborted) return stop();
    signal?.addEventListener("abort", stop, { once: true });
    if (Number.isFinite(milliseconds))
      setTimeout(() => {
        signal?.removeEventListener("abort", stop);
        resolve();
      }, milliseconds);
  });
}
