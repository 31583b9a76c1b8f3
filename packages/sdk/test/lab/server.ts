import { answer, raw, refusal, type Step } from "../../src/testing.ts";
import { isRefresh } from "../kit.ts";

/** How the server answers a request: correctly, or with a failure. */
export const manners = [
  "honest",
  "unauthorized",
  "unavailable",
  "unreachable",
  "refused",
  "unreadable",
  "ended",
] as const;
export type Manner = (typeof manners)[number];

/** A sent request. */
export interface Sent {
  readonly kind: "call" | "refresh";
  /** The call it belongs to, from its header. */
  readonly call: number | undefined;
  /** The bearer token of a call, or the refresh token of a refresh. */
  readonly token: string | undefined;
  /** The sign-in that issued the token. */
  readonly lineage: number | undefined;
  /** The valid sign-in when the request was sent. */
  readonly leftUnder: number | undefined;
  /** The tab that sent it, and the time. */
  readonly tab: string;
  readonly at: number;
  readonly signal: AbortSignal;
}

/** A request without a reply so far. */
export interface Waiting {
  readonly sent: Sent;
  readonly answer: (manner: Manner) => void;
}

export interface ServerParts {
  readonly current: () => number | undefined;
  readonly onSent: (sent: Sent) => void;
  readonly onAnswered: (sent: Sent, response: Response | undefined) => void;
}

const worse: Record<Exclude<Manner, "honest">, Step> = {
  unauthorized: refusal(401),
  unavailable: refusal(503),
  unreachable: () => Promise.reject(new TypeError("fetch failed")),
  refused: refusal(400),
  unreadable: raw("<html>Sign in to the Wi-Fi</html>"),
  ended: refusal(50001),
};

/** A server that answers when the schedule says so. The previous refresh token still works. */
export function makeServer({ current, onSent, onAnswered }: ServerParts) {
  const latest = new Map<number, number>();
  const expired = new Map<number, number>();
  const waiting: Waiting[] = [];

  const issue = (lineage: number) => {
    const generation = (latest.get(lineage) ?? 0) + 1;
    latest.set(lineage, generation);
    const name = `${lineage}_${generation}`;
    return { accessToken: `at_${name}`, refreshToken: `rt_${name}`, accessTokenExpireInSeconds: 1800 };
  };
  const read = (token: string | undefined) => {
    const [, lineage, generation] = /^.t_(\d+)_(\d+)$/.exec(token ?? "") ?? [];
    return lineage === undefined ? undefined : { lineage: Number(lineage), generation: Number(generation) };
  };
  const honest = ({ kind, token }: Sent): Step => {
    const pair = read(token);
    if (!pair) return refusal(401);
    const age = (latest.get(pair.lineage) ?? 0) - pair.generation;
    if (kind === "refresh") return age <= 1 ? answer(issue(pair.lineage)) : refusal(50001);
    const good = age <= 1 && pair.generation > (expired.get(pair.lineage) ?? 0);
    return good ? answer({ lineage: pair.lineage }) : refusal(401);
  };

  return {
    waiting,
    issue,
    signIn: () => issue(latest.size + 1),
    lineageOf: (token: string | undefined) => read(token)?.lineage,
    /** Expires the access tokens of this sign-in; its refresh token stays valid. */
    expire: (lineage: number) => void expired.set(lineage, latest.get(lineage) ?? 0),
    fetch: async (request: Request): Promise<Response> => {
      // As the platform's fetch: a request aborted before it is sent is never sent.
      request.signal.throwIfAborted();
      // Read before any await: a request is judged by the moment it was sent.
      const leftUnder = current();
      const kind = isRefresh(request) ? "refresh" : "call";
      const token =
        kind === "refresh"
          ? (await request.clone().json()).refreshToken
          : request.headers.get("authorization")?.slice("Bearer ".length);
      const call = Number(request.headers.get("x-call") ?? Number.NaN);
      const sent: Sent = {
        ...{ kind, token, leftUnder, signal: request.signal },
        ...{ tab: request.headers.get("deviceid") ?? "", at: Date.now() },
        ...{ lineage: read(token)?.lineage, call: Number.isNaN(call) ? undefined : call },
      };
      onSent(sent);
      const manner = await new Promise<Manner>((resolve, reject) => {
        const mine: Waiting = { sent, answer: resolve };
        waiting.push(mine);
        const givenUp = () => {
          const at = waiting.indexOf(mine);
          if (at >= 0) waiting.splice(at, 1);
          reject(request.signal.reason);
        };
        if (request.signal.aborted) givenUp();
        request.signal.addEventListener("abort", givenUp);
      }).catch((reason) => {
        onAnswered(sent, undefined);
        throw reason;
      });
      const step = manner === "honest" ? honest(sent) : worse[manner];
      const response = await Promise.resolve(step(request)).catch((reason) => {
        onAnswered(sent, undefined);
        throw reason;
      });
      onAnswered(sent, response);
      return response;
    },
    /** Answers the nth pending request. */
    answer: (nth: number, manner: Manner) => {
      if (waiting.length === 0) return;
      const [chosen] = waiting.splice(nth % waiting.length, 1);
      chosen?.answer(manner);
    },
  };
}
