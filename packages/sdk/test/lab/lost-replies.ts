import { refusal } from "../../src/testing.ts";

type Send = () => Promise<Response>;
/** What the network does to an order and its reply. */
export type Fate = (send: Send, signal: AbortSignal) => Promise<Response>;

const anyRequest = new Request("https://api.coffer.example");
const lose = () => Promise.reject(new TypeError("fetch failed"));
const hung = (signal: AbortSignal) =>
  new Promise<Response>((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
const cutOff = async (reply: Response) => {
  const text = await reply.text();
  return new Response(text.slice(0, text.length / 2), { status: reply.status });
};
const resetInBody = (reply: Response) => {
  const start = (controller: ReadableStreamDefaultController) => controller.error(new TypeError("terminated"));
  return new Response(new ReadableStream({ start }), { status: reply.status });
};
/** The server executes the order, and this replaces its reply. */
const afterwards =
  (instead: (reply: Response, signal: AbortSignal) => Response | Promise<Response>): Fate =>
  async (send, signal) =>
    instead(await send(), signal);
const status = (code: number, body = "") => new Response(body, { status: code });
/** The operation receives nothing. */
const refused = (code: number): Fate => {
  const step = refusal(code);
  return async () => step(anyRequest);
};

export const fates = {
  answered: (send) => send(),
  "lost before it arrives": lose,
  "a 504 in its place": async () => status(504),
  "too many requests": refused(429),
  "a token that ran out": refused(401),
  maintenance: refused(1),
  "connection broken after the commit": afterwards(lose),
  "a 504 after the commit": afterwards(() => status(504)),
  "an empty 500 after the commit": afterwards(() => status(500)),
  "a 500 in our envelope after the commit": afterwards(() => refusal(500)(anyRequest)),
  "nothing in the body": afterwards(() => status(200)),
  "half a JSON": afterwards(cutOff),
  "reset in the middle of the body": afterwards(resetInBody),
  "a page of a proxy": afterwards(() => status(200, "<!doctype html><title>Sign in to the Wi-Fi</title>")),
  "no answer in time": afterwards((_, signal) => hung(signal)),
} as const satisfies Record<string, Fate>;

export type FateName = keyof typeof fates;
export const fateNames = Object.keys(fates) as FateName[];
