import type { Sent } from "./adapter-requests.ts";

/** A reply as far as the engine decides it; the rest is what a transport adds. */
export type Heard = { status: number; headers: Record<string, string>; body: string };

/**
 * Sends one of the list and tells what came back. Stands on its own, without imports: a test hands its source to a
 * page as it is.
 */
export async function play(fetch: typeof globalThis.fetch, base: string, sent: Sent): Promise<Heard> {
  const bodyOf = () => {
    if (sent.body === null) return undefined;
    if ("text" in sent.body) return sent.body.text;
    if ("fill" in sent.body) return "x".repeat(sent.body.fill);
    return Uint8Array.from(atob(sent.body.base64), (character) => character.charCodeAt(0));
  };
  const body = bodyOf();
  const { method, headers } = sent;
  const reply = await fetch(base + sent.path, { method, headers, ...(body === undefined ? {} : { body }) });
  // A world tells its own time; where there is no world, a transport may tell the machine's.
  const isOfWorld = reply.headers.has("x-request-id") || reply.headers.has("cache-control");
  const decided = [
    ...(isOfWorld ? ["date"] : []),
    "content-type",
    "x-request-id",
    "allow",
    "retry-after",
    "idempotency-hit",
    "cache-control",
  ];
  const found = decided.flatMap((name) => {
    const value = reply.headers.get(name);
    return value === null ? [] : [[name, value]];
  });
  return { status: reply.status, headers: Object.fromEntries(found), body: await reply.text() };
}
