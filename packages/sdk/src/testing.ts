import type { ValidationError } from "@coffer/errors";

/** One step of a script: what the server does with a request. */
export type Step = (request: Request) => Response | Promise<Response>;

/** A request as it was sent. */
export interface SentRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: Headers;
  /** The body as text; parse it to look inside. */
  readonly body: string;
}

/** A `fetch` that follows a script, and what it was asked. */
export interface ScriptedTransport {
  /** Pass it as `createClient({ fetch })`. */
  readonly fetch: (request: Request) => Promise<Response>;
  /** Every request so far, in the order sent. */
  readonly requests: readonly SentRequest[];
}

/**
 * A transport for tests: answers requests from a queue of steps, or by a function.
 * @example
 * const { fetch, requests } = scripted([refusal(60028), answer({ rid: "wd_1" })]);
 * const coffer = createClient({ fetch });
 */
export function scripted(script: readonly Step[] | Step): ScriptedTransport {
  const queue = typeof script === "function" ? undefined : [...script];
  const requests: SentRequest[] = [];
  return {
    requests,
    fetch: async (request) => {
      const { method, url, headers } = request;
      requests.push({ method, url: new URL(url), headers, body: await request.clone().text() });
      const step = typeof script === "function" ? script : queue?.shift();
      if (step) return step(request);
      throw new Error(`The script has no step for request ${requests.length}, ${method} ${url}.`);
    },
  };
}

/** Succeeds with this result. */
export function answer(result: unknown, init?: ResponseInit): Step {
  return () => Response.json({ success: true, result, error: null, requestId: "req_scripted" }, init);
}

/** What a refusal may carry beside its code. */
export interface RefusalParts {
  readonly message?: string;
  readonly details?: string;
  readonly data?: object;
  readonly validationErrors?: readonly ValidationError[];
  /** Default 400; 503 for codes 1 and 2, 401 for 50001, 80001 and 80002, the code itself for protocol codes. */
  readonly status?: number;
  readonly headers?: ResponseInit["headers"];
}

/** Refuses with a code. */
export function refusal(code: number, parts: RefusalParts = {}): Step {
  const {
    message = `Refused with ${code}.`,
    details = null,
    data = null,
    validationErrors,
    status = statusOf(code),
  } = parts;
  const error = { code, message, details, data, ...(validationErrors ? { validationErrors } : {}) };
  const body = { success: false, result: null, error, requestId: "req_scripted" };
  return () => Response.json(body, { status, headers: parts.headers ?? {} });
}

/** Answers with exactly this: HTML, half a JSON, nothing. */
export function raw(body: ConstructorParameters<typeof Response>[0], init?: ResponseInit): Step {
  return () => new Response(body, init);
}

/** The connection breaks before an answer. */
export function drop(): Step {
  return () => Promise.reject(new TypeError("fetch failed"));
}

/** No answer ever comes; giving up works. */
export function hang(): Step {
  return ({ signal }) => new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
}

/** Headers and the start of a body come, the rest never does. */
export function stall(start = '{"success":'): Step {
  return ({ signal }) =>
    new Response(
      new ReadableStream({
        start: (controller) => {
          controller.enqueue(new TextEncoder().encode(start));
          signal.addEventListener("abort", () => controller.error(signal.reason));
        },
      }),
    );
}

/** The same step, so many milliseconds later. Giving up works meanwhile. */
export function slow(ms: number, step: Step): Step {
  return (request) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => resolve(step(request)), ms);
      request.signal.addEventListener("abort", () => {
        clearTimeout(timer);
        reject(request.signal.reason);
      });
    });
}

/** The server does its work, then the connection breaks: the caller never learns how it came out. */
export function commitThenDrop(step: Step): Step {
  return async (request) => {
    await step(request);
    throw new TypeError("fetch failed");
  };
}

/** Refuses, asking to wait: seconds, or a date. */
export function retryAfter(wait: number | Date, code = 429): Step {
  const header = typeof wait === "number" ? String(wait) : wait.toUTCString();
  return refusal(code, { headers: { "Retry-After": header } });
}

/** Tokens as a refresh answers them. */
export interface FreshTokens {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly accessTokenExpireInSeconds: number;
}

const fresh: FreshTokens = { accessToken: "at_fresh", refreshToken: "rt_fresh", accessTokenExpireInSeconds: 1800 };

/**
 * The access token has run out: what is sent without the fresh one is refused with 401, a refresh answers the fresh ones,
 * and then `step` answers.
 * @example scripted(expiredToken(answer([])))
 */
export function expiredToken(step: Step, tokens: FreshTokens = fresh): Step {
  return (request) => {
    if (/\/Refresh(Merchant)?Token$/.test(new URL(request.url).pathname)) return answer(tokens)(request);
    const isFresh = request.headers.get("authorization") === `Bearer ${tokens.accessToken}`;
    return (isFresh ? step : refusal(401))(request);
  };
}

function statusOf(code: number): number {
  if (code === 1 || code === 2) return 503;
  if (code === 50001 || code === 80001 || code === 80002) return 401;
  return code >= 400 && code < 600 ? code : 400;
}
