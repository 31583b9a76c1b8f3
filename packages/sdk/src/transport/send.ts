import { type CofferError, isCofferError } from "@coffer/errors";
import * as Effect from "effect/Effect";
import createFetchClient from "openapi-fetch";
import { decodeFailure, networkFailure, timeoutFailure } from "../failure.ts";
import type { Settings } from "../options.ts";
import type { CallPlan, Method } from "../read-operation.ts";
import { type HeaderParts, requestHeaders } from "./headers.ts";
import { readText } from "./read-text.ts";
import type { RequestParts } from "./split-input.ts";

/** One request, ready to leave. */
export interface Outgoing extends HeaderParts {
  readonly plan: CallPlan;
  readonly parts: RequestParts;
  readonly timeoutMs: number;
}

/** An answer, read to its end. The body is text, or what openapi-fetch already made of it. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

// openapi-fetch writes URL, query and body; types come from the generated operations, so its paths stay open here.
type AnyCall = {
  parameters: { query?: Record<string, unknown> };
  requestBody?: { content: { "application/json": unknown } };
  responses: Record<number, never>;
};
type AnyPaths = Record<string, Record<Lowercase<Method>, AnyCall>>;

/** Sends one request. The timeout is one for headers and body. Interrupting it gives the connection up. */
export function send(settings: Settings, out: Outgoing): Effect.Effect<Answer, CofferError> {
  return Effect.tryPromise({
    try: (signal) => exchange(settings, out, signal),
    catch: (cause) => (isCofferError(cause) ? cause : networkFailure(cause)),
  }).pipe(
    Effect.timeoutOrElse({
      duration: out.timeoutMs,
      orElse: () => Effect.fail(timeoutFailure(out.timeoutMs)),
    }),
  );
}

async function exchange(settings: Settings, out: Outgoing, signal: AbortSignal): Promise<Answer> {
  const { plan, parts } = out;
  const http = createFetchClient<AnyPaths>({
    baseUrl: settings.hosts[plan.service],
    fetch: async (request) => readWhole(await settings.fetch(request), settings.maxReplyBytes),
  });
  const { data, error, response } = await http.request(plan.method.toLowerCase() as Lowercase<Method>, plan.path, {
    params: { query: parts.query },
    body: parts.body,
    bodySerializer: (body: unknown) => body,
    headers: await requestHeaders(settings, out),
    // Our calls never redirect; following one could carry the token's request to another host.
    redirect: "manual",
    parseAs: "text",
    signal,
  });
  return { status: response.status, headers: response.headers, body: response.ok ? data : error };
}

/** The same response with its body read, within the limit: openapi-fetch would read without one. */
async function readWhole(response: Response, limit: number): Promise<Response> {
  const { status, headers } = response;
  if (response.type === "opaqueredirect" || (status >= 300 && status < 400)) {
    throw decodeFailure("Coffer answered with a redirect, which it never does. Check the host.", { status });
  }
  const text = await readText(response, limit);
  // These two may not carry a body, so a stray one is dropped rather than thrown over.
  const bodiless = text === "" || status === 204 || status === 205;
  return new Response(bodiless ? null : text, { status, headers });
}
