import type { Service } from "./operation-spec.ts";
import { tryOrUndefined } from "./try-or-undefined.ts";

/** One origin for each service, without a closing slash. */
export interface Hosts extends Readonly<Record<Service, string>> {
  /** The partner portal. */
  readonly partner: string;
  /** The wallet web app. */
  readonly wallet: string;
}

/** A named set of hosts. It also names the storage prefix, `coffer_<environment>_`. */
export type Environment = "production" | "sandbox";

const hostsAt = (at: (name: string) => string): Hosts => ({
  base: at("api"),
  merchant: at("merchant"),
  multisig: at("multisig"),
  content: at("content"),
  partner: at("partner"),
  wallet: at("wallet"),
});

/** The host table. Production hosts are placeholders until the owner gives them. */
export const environments: Readonly<Record<Environment, Hosts>> = /* @__PURE__ */ ((): Record<Environment, Hosts> => ({
  production: hostsAt((name) => `https://${name}.coffer.example`),
  sandbox: hostsAt(() => "http://127.0.0.1:4010"),
}))();

/**
 * The hosts of an environment, all or some of them replaced. Throws where it is meant for another place than it would go
 * to: a misspelt environment must not call production.
 */
export function readHosts(environment: Environment, baseUrl: string | Partial<Hosts> | undefined): Hosts {
  const hosts = Object.hasOwn(environments, environment) ? environments[environment] : undefined;
  if (!hosts) return refuse(`There is no environment "${environment}", only production and sandbox.`);
  if (baseUrl === undefined) return hosts;
  const own = typeof baseUrl === "string" ? hostsAt(() => baseUrl) : { ...baseUrl };
  const names = Object.keys(own);
  // Nothing of it is known where it is a URL object, or a service is misspelt.
  if (!names[0] || !names.every((name) => Object.hasOwn(hosts, name))) {
    refuse(`baseUrl is a text, or some of ${Object.keys(hosts).join(", ")} with a text each.`);
  }
  const read = Object.entries(own).map(([name, host]) => [name, readHost(environment, String(host))]);
  return { ...hosts, ...Object.fromEntries(read) };
}

/** What a host of our own may look like: no white space or backslash, which a URL parser drops or turns into a slash. */
const HOST = /^https?:[/]{2}[^\s\\/?#@]+([/][^\s\\?#]*)?$/i;
const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/;

/** An address as the URL parser writes it, without a closing slash. Empty is the page's own origin. */
function readHost(environment: Environment, host: string): string {
  if (host === "") return "";
  // Without the password that may stand in it.
  const shown = host.replace(/[/]{2}[^/]*@/, "//…@");
  const url = HOST.test(host) ? tryOrUndefined(() => new URL(host)) : undefined;
  if (!url) return refuse(`baseUrl "${shown}" must be http(s):// and a host, without user name, query or hash.`);
  if (environment === "production" && url.protocol === "http:" && !LOOPBACK.test(url.hostname)) {
    return refuse(`baseUrl "${shown}" must be https:// in production: http:// would show the token to the network.`);
  }
  return url.origin + url.pathname.replace(/[/]+$/, "");
}

function refuse(why: string): never {
  throw new TypeError(why);
}
