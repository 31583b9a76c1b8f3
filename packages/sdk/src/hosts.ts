import { attempt } from "./attempt.ts";
import type { Service } from "./read-operation.ts";

/** One origin for each service, without a closing slash. */
export interface Hosts extends Readonly<Record<Service, string>> {
  /** The partner portal. */
  readonly partner: string;
  /** The wallet web app. */
  readonly wallet: string;
}

/** A named set of hosts. It also names the storage prefix, `coffer_<environment>_`. */
export type Environment = "production" | "sandbox";

/** Everything at one address. */
const everywhere = (host: string): Hosts => ({
  base: host,
  merchant: host,
  multisig: host,
  content: host,
  partner: host,
  wallet: host,
});

/** The host table. Production hosts are placeholders until the owner gives them. */
export const environments: Readonly<Record<Environment, Hosts>> = {
  production: {
    base: "https://api.coffer.example",
    merchant: "https://merchant.coffer.example",
    multisig: "https://multisig.coffer.example",
    content: "https://content.coffer.example",
    partner: "https://partner.coffer.example",
    wallet: "https://wallet.coffer.example",
  },
  sandbox: /* @__PURE__ */ everywhere("http://127.0.0.1:4010"),
};

/**
 * The hosts of an environment, all or some of them replaced. Throws where it is meant for another place than it would go
 * to: a misspelt environment must not call production.
 */
export function readHosts(environment: Environment, baseUrl: string | Partial<Hosts> | undefined): Hosts {
  if (!Object.hasOwn(environments, environment)) {
    throw new TypeError(`There is no environment "${environment}", only ${Object.keys(environments).join(" and ")}.`);
  }
  const hosts: Hosts = environments[environment];
  if (baseUrl === undefined) return hosts;
  const own = typeof baseUrl === "string" ? everywhere(baseUrl) : { ...baseUrl };
  const names = Object.keys(own);
  // Nothing of it is known where it is a URL object, or a service is misspelt.
  if (!names[0] || !names.every((name) => Object.hasOwn(hosts, name))) {
    throw new TypeError(`baseUrl is a text, or some of ${Object.keys(hosts).join(", ")} with a text each.`);
  }
  for (const host of Object.values(own)) if (!isUsable(host)) throw new TypeError(unusable(String(host)));
  return { ...hosts, ...own };
}

function isUsable(host: unknown): boolean {
  if (host === "") return true;
  return (
    /^https?:[/]{2}[^/?#@]+([/][^?#]*)?$/i.test(String(host)) && attempt(() => new URL(String(host))) !== undefined
  );
}

function unusable(host: string): string {
  // Without the password that may stand in it.
  const shown = host.replace(/[/]{2}[^/]*@/, "//…@");
  return `baseUrl "${shown}" must be http:// or https:// and a host, without user name, query or hash.`;
}
