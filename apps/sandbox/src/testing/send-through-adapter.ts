import type { Sent } from "./adapter-requests.ts";

/** The parts of a reply that the engine determines; transports add the rest. */
export type Heard = { status: number; headers: Record<string, string>; body: string };

/** Sends one request of the list and returns the reply. Has no imports, because a test passes its source to a page. */
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
  // A world sets its own date. Without a world, a transport may send the machine's date.
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
