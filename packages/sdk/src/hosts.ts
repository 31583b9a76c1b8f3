import type { Service } from "./read-operation.ts";

/** One origin for each service, without a closing slash. */
export interface Hosts extends Readonly<Record<Service, string>> {
  /** The partner portal. */
  readonly partner: string;
  /** The wallet web app. */
  readonly wallet: string;
}

/** A named set of hosts. It also names the storage prefix, `coffer_<environment>_`. */
export type Environment = keyof typeof environments;

const sandbox = "http://127.0.0.1:4010";

/** The host table. Production hosts are placeholders until the owner gives them. */
export const environments = {
  production: {
    base: "https://api.coffer.example",
    merchant: "https://merchant.coffer.example",
    multisig: "https://multisig.coffer.example",
    content: "https://content.coffer.example",
    partner: "https://partner.coffer.example",
    wallet: "https://wallet.coffer.example",
  },
  /** The local sandbox serves everything at one address. */
  sandbox: {
    base: sandbox,
    merchant: sandbox,
    multisig: sandbox,
    content: sandbox,
    partner: sandbox,
    wallet: sandbox,
  },
} as const satisfies Record<string, Hosts>;

/** The hosts of an environment, all or some of them replaced. */
export function readHosts(environment: Environment, baseUrl: string | Partial<Hosts> | undefined): Hosts {
  const hosts: Hosts = environments[environment] ?? environments.production;
  if (baseUrl === undefined) return hosts;
  if (typeof baseUrl !== "string") return { ...hosts, ...baseUrl };
  return {
    base: baseUrl,
    merchant: baseUrl,
    multisig: baseUrl,
    content: baseUrl,
    partner: baseUrl,
    wallet: baseUrl,
  };
}
