import { invalid } from "../../core/refusal.ts";

/** What a host name says by itself; where it leads is seen when it is connected to. */
export const isLoopbackName = (hostname: string): boolean =>
  hostname === "localhost" ||
  hostname.endsWith(".localhost") ||
  hostname === "[::1]" ||
  /^127\.\d+\.\d+\.\d+$/.test(hostname);

/** 400 for an address nothing may be sent to: no https and no loopback, or with a user name or password in it. */
export function checkUrl(text: string): void {
  const url = URL.parse(text);
  if (!url) throw invalid("url", "format", "It must be a whole address.");
  if (url.username !== "" || url.password !== "")
    throw invalid("url", "credentials", "An address with a user name or password in it isn't taken.");
  if (url.protocol !== "https:" && !isLoopbackName(url.hostname))
    throw invalid("url", "scheme", "It must be https, except towards this machine's loopback address.");
}
