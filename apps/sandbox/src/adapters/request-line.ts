import type { EngineReply } from "../core/request.ts";
import { WORLD_ID } from "../world/worlds.ts";

/** What is written about a request: nothing of its query, headers and bodies. */
export type RequestLine = {
  /** When its reply was ready, ISO 8601, real time. */
  readonly time: string;
  /** Null for what is no world's: console files, documents, metrics, what was refused before. */
  readonly world: string | null;
  /** Name of the holder of the token it came with; null without one. */
  readonly by: string | null;
  readonly method: string;
  readonly path: string;
  /** Null where the connection was cut instead of answering. */
  readonly status: number | null;
  /** Code of the refusal. */
  readonly code: number | null;
  readonly ms: number;
  readonly requestId: string | null;
};

/** What only who serves a request knows of it. */
export type Told = Pick<RequestLine, "world" | "by" | "code" | "requestId">;
export const NOTHING_TOLD: Told = { world: null, by: null, code: null, requestId: null };

export const toldOf = (world: string, by: string | null, { code = null, headers }: EngineReply): Told => ({
  // A header may hold anything.
  world: WORLD_ID.test(world) ? world : null,
  by,
  code,
  requestId: headers["x-request-id"] ?? null,
});

const LONGEST = 200;
/** Proofs and tokens have 32 hex digits and more: the address of a file ends with one, others are there by mistake. */
const SECRET = /[0-9a-f]{32,}(?:\.\d+)?/gi;

/** A path as it may be written down. */
export const shownPath = (url: string): string => (url.split("?", 1)[0] ?? "").replace(SECRET, "***").slice(0, LONGEST);
