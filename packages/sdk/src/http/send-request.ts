import { type CofferError, isCofferError } from "@coffer/errors";
import * as Effect from "effect/Effect";
import createOpenapiClient from "openapi-fetch";
import type { SendFetch } from "./custom-fetch.ts";
import { decodeFailure, networkFailure, timeoutFailure, unsendable, withFields } from "./failure.ts";
import { type HeaderParts, type HeaderSettings, requestHeaders } from "./headers.ts";
import type { Environment, Hosts } from "./hosts.ts";
import type { CallPlan } from "./operation-spec.ts";
import { readText } from "./read-text.ts";
import { scrubCause, secretsIn } from "./scrub-cause.ts";

/** What the client's options say about sending. */
export interface SendSettings extends HeaderSettings {
  readonly environment: Environment;
  readonly hosts: Hosts;
  readonly maxReplyBytes: number;
  /** Texts that no error may quote. */
  readonly secrets: readonly (string | undefined)[];
  readonly fetch: SendFetch;
  readonly client: RequestClient;
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
  /** The text of the body, or what its JSON holds. */
  readonly body: unknown;
}

/** openapi-fetch's client. Method and path come from a table, so its types can't follow them; ours type the calls. */
type RequestClient = ReturnType<typeof makeRequestClient>;
type AnyPath = Record<string, { get: { responses: { 200: { content: { "text/plain": string } } } } }>;

export function makeRequestClient() {
  return createOpenapiClient<AnyPath>({
    // The body is written before the first attempt, so that a resent request is the same to the byte.
    bodySerializer: (body) => body,
    // No operation redirects; following a redirect could carry the request to another host.
    redirect: "manual",
  });
}

/**
 * Sends one request synchronously: a sign-out before this step prevents it, a later one can't. One timeout covers
 * headers and body. Interrupting it closes the connection.
 */
export function sendRequest(settings: SendSettings, out: Outgoing): Effect.Effect<Answer, CofferError> {
  return Effect.suspend(() => {
    const { plan, parts, timeoutMs } = out;
    let isBuilt = false;
    let begun: Response | undefined;
    let thrown: { readonly cause: unknown } | undefined;
    const fetch = async (request: Request) => {
      isBuilt = true;
      const signed = out.sign?.(request);
      // Awaited only where there is a signature: else the request leaves in this very step.
      if (signed) await signed.catch(() => Promise.reject(unsendable("Its API key can't sign it.")));
      const response = await settings.fetch(request, parts.body).catch((cause) => {
        thrown = { cause };
        // An error in any case: openapi-fetch ignores a falsy throw.
        throw new Error();
      });
      begun = response;
      if (response.type === "opaqueredirect" || (response.status >= 300 && response.status < 400))
        throw decodeFailure("Coffer answered with a redirect. Check the host.");
      // openapi-fetch reads the body by this method, and a refusal's without a limit.
      return Object.defineProperty(response, "text", { value: () => readText(response, settings.maxReplyBytes) });
    };
    const failWith = (error: CofferError) => (begun ? withFields(error, headOf(begun)) : error);
    const exchange = Effect.tryPromise({
      try: (signal) =>
        settings.client.request(plan.method as "get", plan.path, {
          baseUrl: settings.hosts[plan.service],
          headers: requestHeaders(settings, out),
          params: { query: parts.query },
          body: parts.body as never,
          parseAs: "text",
          signal,
          fetch,
        }),
      catch: (cause) => {
        if (!isBuilt)
          return globalThis.Request
            ? unsendable()
            : unsendable("No global Request; in Jest, use jest-fixed-jsdom.", cause);
        const reason = thrown ? thrown.cause : cause;
        return failWith(isCofferError(reason) ? reason : unreached(settings, out, reason, begun));
      },
    });
    return exchange.pipe(
      Effect.map(({ data, error, response: { status, headers } }) => ({ status, headers, body: data ?? error ?? "" })),
      Effect.timeoutOrElse({
        duration: timeoutMs,
        orElse: () => Effect.fail(failWith(timeoutFailure(timeoutMs))),
      }),
    );
  });
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
  const secrets = [out.token, ...settings.secrets, ...secretsIn(settings.headers), ...secretsIn(out.headers)];
  return networkFailure(message, scrubCause(cause, secrets));
}
