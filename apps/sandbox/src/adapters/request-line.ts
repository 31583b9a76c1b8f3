import type { EngineReply } from "../core/request.ts";
import { WORLD_ID } from "../world/worlds.ts";

/** A logged request, without query, headers and bodies. */
export type RequestLine = {
  /** The real time of its reply, ISO 8601. */
  readonly time: string;
  /** Null without a world: console files, documents, metrics, early refusals. */
  readonly world: string | null;
  /** The name of the token's holder; null without one. */
  readonly by: string | null;
  readonly method: string;
  readonly path: string;
  /** Null if the connection was cut. */
  readonly status: number | null;
  /** The refusal's code. */
  readonly code: number | null;
  readonly ms: number;
  readonly requestId: string | null;
};

/** Known only to the server of the request. */
export type Told = Pick<RequestLine, "world" | "by" | "code" | "requestId">;
export const NOTHING_TOLD: Told = { world: null, by: null, code: null, requestId: null };

export const toldOf = (world: string, by: string | null, { code = null, headers }: EngineReply): Told => ({
  // A header may contain anything.
  world: WORLD_ID.test(world) ? world : null,
  by,
  code,
  requestId: headers["x-request-id"] ?? null,
});

const LONGEST = 200;
/** Proofs and tokens have 32 hex digits and more: a file's address ends with one, others are there by mistake. */
const SECRET = /[0-9a-f]{32,}(?:\.\d+)?/gi;

/** Returns a path that is safe to log. */
export const shownPath = (url: string): string => (url.split("?", 1)[0] ?? "").replace(SECRET, "***").slice(0, LONGEST);
