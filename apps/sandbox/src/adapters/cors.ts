import type { IncomingMessage } from "node:http";
import type { Access } from "./access.ts";

const EXPOSED_HEADERS = "ETag, Idempotency-Hit, Retry-After, X-Request-Id, Allow";
const PREFLIGHT_SECONDS = "600";

/** Returns why a request is refused: its host or its page's origin is unknown. Null when both are known. */
export function originRefusal({ headers }: IncomingMessage, isKnown: Access["isKnown"]): string | null {
  // Against DNS rebinding: a foreign page whose name resolves to this machine would otherwise count as our own origin.
  const host = headers.host ?? "";
  if (!isKnown(hostnameOf(host, "http://")))
    return `The sandbox isn't known as "${host.slice(0, 100)}". If that is its name here, start it with --allow-host.`;
  if (headers.origin === undefined || isKnown(hostnameOf(headers.origin, ""))) return null;
  return "Only pages on this machine may call the sandbox; --allow-host lets in pages of another name.";
}

/** CORS headers for an allowed page. */
export function corsHeaders({ headers: { origin } }: IncomingMessage): Record<string, string> {
  if (origin === undefined) return {};
  return { "access-control-allow-origin": origin, "access-control-expose-headers": EXPOSED_HEADERS, vary: "Origin" };
}

/** Allows any requested header: core reads only known ones. */
export const preflightHeaders = ({ headers }: IncomingMessage): Record<string, string> => ({
  "access-control-allow-methods": "GET, POST, PUT, PATCH, DELETE",
  "access-control-allow-headers": headers["access-control-request-headers"] ?? "*",
  "access-control-max-age": PREFLIGHT_SECONDS,
});

/** Cached: the same few callers recur, and parsing an address costs as much as a small call. */
const hostnames = { "http://": new Map<string, string>(), "": new Map<string, string>() };
const MOST_HOSTNAMES = 100;

/** A host or origin whose name is written plainly: no user name, no path. */
const PLAIN = /^(?:[a-z][a-z\d+.-]*:[/]{2})?(\[[\da-f:.]+\]|[^\s:/?#@[\]\\]+)(?::\d{1,5})?$/i;

/** Of a host as a request names it, or of an origin. Empty where a parser would read another name than is written. */
function hostnameOf(text: string, scheme: keyof typeof hostnames): string {
  const cache = hostnames[scheme];
  const known = cache.get(text);
  if (known !== undefined) return known;
  if (cache.size >= MOST_HOSTNAMES) cache.clear();
  const written = PLAIN.exec(text)?.[1]?.toLowerCase();
  const parsed = URL.parse(scheme + text)?.hostname;
  const hostname = parsed !== undefined && parsed === written ? parsed : "";
  cache.set(text, hostname);
  return hostname;
}
