import { answer, refusal, type Step } from "./testing.ts";

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
