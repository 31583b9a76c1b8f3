import { type CofferError, isCofferError } from "@coffer/errors";
import * as Effect from "effect/Effect";
import type { ApiKey } from "../api-key/api-key.ts";
import { decodeFailure, networkFailure, timeoutFailure, unsendable, withFields } from "../failure.ts";
import type { Environment, Hosts } from "../hosts.ts";
import type { CallPlan } from "../read-operation.ts";
import { timed } from "../timed.ts";
import { type HeaderParts, type HeaderSettings, requestHeaders } from "./headers.ts";
import { readText } from "./read-text.ts";
import { scrubbed, secretsIn } from "./scrubbed.ts";
import { urlOf } from "./url.ts";

/** What the client's options say about sending. */
export interface SendSettings extends HeaderSettings {
  readonly environment: Environment;
  readonly apiKey: ApiKey | undefined;
  readonly hosts: Hosts;
  readonly maxReplyBytes: number;
  readonly fetch: (request: Request) => Promise<Response>;
}

/** One request, ready to leave. */
export interface Outgoing extends HeaderParts {
  readonly plan: CallPlan;
  readonly timeoutMs: number;
  /** Signs the request where a key does. */
  readonly sign?: (request: Request) => Promise<void> | undefined;
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
  let begun: Response | undefined;
  const fail = (error: CofferError) => Effect.fail(begun ? withFields(error, headOf(begun)) : error);
  return timed<Answer, CofferError>(
    out.timeoutMs,
    () => fail(timeoutFailure(out.timeoutMs)),
    (settle) => {
      const connection = new AbortController();
      const exchange = async (): Promise<Answer> => {
        const request = buildRequest(settings, out, connection.signal);
        const signed = out.sign?.(request);
        // Only where there is something to wait for: else it leaves in this very step.
        if (signed) await signed.catch(() => Promise.reject(unsendable("Its API key can't sign it.")));
        begun = await settings.fetch(request);
        const { status, headers, type } = begun;
        if (type === "opaqueredirect" || (status >= 300 && status < 400)) {
          throw decodeFailure("Coffer answered with a redirect. Check the host.");
        }
        return { status, headers, body: await readText(begun, settings.maxReplyBytes) };
      };
      exchange().then(
        (answer) => settle(Effect.succeed(answer)),
        (cause) => settle(fail(isCofferError(cause) ? cause : unreached(settings, out, cause, begun))),
      );
      return () => connection.abort();
    },
  );
}

/** What is known of a reply though its body isn't. */
const headOf = ({ status, headers }: Response) => ({
  status,
  headers,
  requestId: headers.get("x-request-id") ?? undefined,
});

function unreached(settings: SendSettings, out: Outgoing, cause: unknown, begun: Response | undefined): CofferError {
  const host = settings.hosts[out.plan.service] || "the page's own origin";
  const start = settings.environment === "sandbox" ? " Start the sandbox with `npx @coffer/sandbox`." : "";
  const message = begun
    ? `The reply of ${host} broke off.`
    : `Coffer can't be reached at ${host}. Check the connection and the address.${start}`;
  const secrets = [
    out.token,
    settings.apiKey?.key,
    settings.apiKey?.secret,
    ...secretsIn(settings.headers),
    ...secretsIn(out.headers),
  ];
  return networkFailure(message, scrubbed(cause, secrets));
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
