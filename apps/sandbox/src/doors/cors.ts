import type { IncomingMessage } from "node:http";

const LOCAL = new Set(["localhost", "127.0.0.1", "[::1]"]);
const isLocal = (hostname: string) => LOCAL.has(hostname) || hostname.endsWith(".localhost");
const EXPOSED_HEADERS = "Idempotency-Hit, Retry-After, X-Request-Id, Allow";
const PREFLIGHT_SECONDS = "600";

/**
 * Headers for a page on this machine; null for one that isn't. The Host is looked at too: a foreign page whose name was
 * pointed at 127.0.0.1 would otherwise be on our own origin.
 */
export function corsHeaders({ headers }: IncomingMessage): Record<string, string> | null {
  if (!isLocal(hostnameOf(`http://${headers.host ?? ""}`))) return null;
  const { origin } = headers;
  if (origin === undefined) return {};
  if (!isLocal(hostnameOf(origin))) return null;
  return { "access-control-allow-origin": origin, "access-control-expose-headers": EXPOSED_HEADERS, vary: "Origin" };
}

/** Any header a local page asks for: the engine reads the few it knows. */
export const preflightHeaders = ({ headers }: IncomingMessage): Record<string, string> => ({
  "access-control-allow-methods": "GET, POST, PUT, PATCH, DELETE",
  "access-control-allow-headers": headers["access-control-request-headers"] ?? "*",
  "access-control-max-age": PREFLIGHT_SECONDS,
});

function hostnameOf(url: string): string {
  try {
    return new URL(url).hostname;
  } catch {
    return "";
  }
}
