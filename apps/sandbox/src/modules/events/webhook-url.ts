import { invalid } from "../../core/refusal.ts";

/** Judges the host name only; its address is checked on connection. */
export const isLoopbackName = (hostname: string): boolean =>
  hostname === "localhost" ||
  hostname.endsWith(".localhost") ||
  hostname === "[::1]" ||
  /^127\.\d+\.\d+\.\d+$/.test(hostname);

/** Names that lead to this machine as well, though no webhook has them by default. */
const isUnspecified = (hostname: string) =>
  ["0.0.0.0", "[::]"].includes(hostname) || /^\[::ffff:(7f|0:0\]$)/.test(hostname);

/**
 * Tells which hosts webhooks may be sent to.
 * @param hosts names; `*` stands for any but loopback addresses
 * @param loopback whether loopback addresses need no name
 */
export function mayReach(hosts: readonly string[], loopback: boolean): (hostname: string) => boolean {
  const named = new Set(hosts.map((host) => host.toLowerCase()));
  return (hostname) => {
    if (named.has(hostname) || (loopback && isLoopbackName(hostname))) return true;
    return named.has("*") && !isLoopbackName(hostname) && !isUnspecified(hostname);
  };
}

/** @throws 400 for an unsafe address: neither https nor loopback, or with a user name or password */
export function checkUrl(text: string): void {
  const url = URL.parse(text);
  if (!url) throw invalid("url", "format", "It must be a whole address.");
  if (url.username !== "" || url.password !== "")
    throw invalid("url", "credentials", "An address with a user name or password in it isn't taken.");
  if (url.protocol !== "https:" && !isLoopbackName(url.hostname))
    throw invalid("url", "scheme", "It must be https, except towards this machine's loopback address.");
}
