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

/** The hosts of an environment, all or some of them replaced. */
export function readHosts(environment: Environment, baseUrl: string | Partial<Hosts> | undefined): Hosts {
  const hosts: Hosts = environments[environment] ?? environments.production;
  return typeof baseUrl === "string" ? everywhere(baseUrl) : { ...hosts, ...baseUrl };
}
