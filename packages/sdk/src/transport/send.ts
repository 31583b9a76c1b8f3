import { type CofferError, isCofferError } from "@coffer/errors";
import * as Effect from "effect/Effect";
import { decodeFailure, networkFailure, timeoutFailure, unsendable } from "../failure.ts";
import type { Hosts } from "../hosts.ts";
import type { CallPlan } from "../read-operation.ts";
import { timed } from "../timed.ts";
import { type HeaderParts, type HeaderSettings, requestHeaders } from "./headers.ts";
import { readText } from "./read-text.ts";
import { urlOf } from "./url.ts";

/** What the client's options say about sending. */
export interface SendSettings extends HeaderSettings {
  readonly hosts: Hosts;
  readonly maxReplyBytes: number;
  readonly fetch: (request: Request) => Promise<Response>;
}

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

/**
 * Sends one request synchronously: a sign-out before this step prevents it, a later one can't. One timeout covers
 * headers and body. Interrupting it closes the connection.
 */
export function send(settings: SendSettings, out: Outgoing): Effect.Effect<Answer, CofferError> {
  return timed<Answer, CofferError>(
    out.timeoutMs,
    () => Effect.fail(timeoutFailure(out.timeoutMs)),
    (settle) => {
      const connection = new AbortController();
      exchange(settings, out, connection.signal).then(
        (answer) => settle(Effect.succeed(answer)),
        (cause) => settle(Effect.fail(isCofferError(cause) ? cause : networkFailure(cause))),
      );
      return () => connection.abort();
    },
  );
}

async function exchange(settings: SendSettings, out: Outgoing, signal: AbortSignal): Promise<Answer> {
  const response = await settings.fetch(buildRequest(settings, out, signal));
  const { status, headers, type } = response;
  if (type === "opaqueredirect" || (status >= 300 && status < 400)) {
    throw decodeFailure("Coffer answered with a redirect, which it never does. Check the host.", { status });
  }
  return { status, headers, body: await readText(response, settings.maxReplyBytes) };
}

function buildRequest(settings: SendSettings, out: Outgoing, signal: AbortSignal): Request {
  const { plan, parts } = out;
  try {
    return new Request(urlOf(settings.hosts[plan.service], plan.path, parts.query), {
      method: plan.method,
      headers: requestHeaders(settings, out),
      body: parts.body ?? null,
      // Our calls never redirect; following one could carry the request to another host.
      redirect: "manual",
      signal,
    });
  } catch {
    throw unsendable();
  }
}
