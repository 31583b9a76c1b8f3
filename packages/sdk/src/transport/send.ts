import { type CofferError, isCofferError } from "@coffer/errors";
import * as Effect from "effect/Effect";
import { createFinalURL, createQuerySerializer, removeTrailingSlash } from "openapi-fetch";
import { decodeFailure, networkFailure, unsendable } from "../failure.ts";
import type { Settings } from "../options.ts";
import type { CallPlan } from "../read-operation.ts";
import { type HeaderParts, requestHeaders } from "./headers.ts";
import { readText } from "./read-text.ts";
import { within } from "./within.ts";

/** One request, ready to leave. */
export interface Outgoing extends HeaderParts {
  readonly plan: CallPlan;
  readonly timeoutMs: number;
}

/** An answer, read to its end. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
}

/** Sends one request. The timeout is one for headers and body. Interrupting it gives the connection up. */
export function send(settings: Settings, out: Outgoing): Effect.Effect<Answer, CofferError> {
  const exchanged = Effect.tryPromise({
    try: (signal) => exchange(settings, out, signal),
    catch: (cause) => (isCofferError(cause) ? cause : networkFailure(cause)),
  });
  return within(out.timeoutMs, exchanged);
}

async function exchange(settings: Settings, out: Outgoing, signal: AbortSignal): Promise<Answer> {
  const response = await settings.fetch(await buildRequest(settings, out, signal));
  const { status, headers, type } = response;
  if (type === "opaqueredirect" || (status >= 300 && status < 400)) {
    throw decodeFailure("Coffer answered with a redirect, which it never does. Check the host.", { status });
  }
  return { status, headers, body: await readText(response, settings.maxReplyBytes) };
}

async function buildRequest(settings: Settings, out: Outgoing, signal: AbortSignal): Promise<Request> {
  const { plan, parts } = out;
  const headers = await requestHeaders(settings, out);
  try {
    const url = createFinalURL(plan.path, {
      baseUrl: removeTrailingSlash(settings.hosts[plan.service]),
      params: { query: parts.query },
      querySerializer: createQuerySerializer<Record<string, unknown>>(),
      pathSerializer: (path) => path,
    });
    // Our calls never redirect; following one could carry the request to another host.
    return new Request(url, { method: plan.method, headers, body: parts.body ?? null, redirect: "manual", signal });
  } catch (cause) {
    throw unsendable(cause);
  }
}
