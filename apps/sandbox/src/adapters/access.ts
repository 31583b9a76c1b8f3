import type { IncomingMessage } from "node:http";
import { type Holder, LOCAL } from "../control/holder.ts";
import { newTokens, type TokenHolder, type Tokens } from "./tokens.ts";

export type AccessOptions = {
  /** The address to listen on. Any but a loopback address is reachable from other machines and needs an admin token. */
  host?: string;
  /** The administrator's token; generated if needed and omitted. */
  token?: string;
  /** Tokens of people and teams besides the administrator's. With any, every caller needs one. */
  tokens?: readonly TokenHolder[];
  /** Further names of this machine, as in an address. */
  allowHosts?: readonly string[];
};
export const LOOPBACK = "127.0.0.1";

const LOCAL_NAMES = new Set(["localhost", "127.0.0.1", "[::1]"]);
const isLocal = (hostname: string) => LOCAL_NAMES.has(hostname) || hostname.endsWith(".localhost");
const isLoopback = (host: string) => host === "localhost" || host === "::1" || /^127(\.\d{1,3}){3}$/.test(host);

/** Decides who may call a server: pages and host names of this machine; below /__sandbox, holders of a token. */
export type Access = {
  readonly host: string;
  /** Whether other machines can reach the server. */
  readonly isOpen: boolean;
  /** Null if only this machine can reach the server and no token was set. */
  readonly tokens: Tokens | null;
  readonly isKnown: (hostname: string) => boolean;
};

export function accessOf({ host = LOOPBACK, token, tokens, allowHosts = [] }: AccessOptions): Access {
  const isOpen = !isLoopback(host);
  const given = new Set([...(isOpen ? [bracketed(host)] : []), ...allowHosts].map((name) => name.toLowerCase()));
  return {
    host,
    isOpen,
    tokens: isOpen || token !== undefined || tokens !== undefined ? newTokens(token, tokens) : null,
    isKnown: (hostname) => isLocal(hostname) || given.has(hostname) || (isOpen && isThisMachine(hostname)),
  };
}

/** Not cached: a laptop's addresses change while it runs. */
function isThisMachine(hostname: string): boolean {
  const os = process.getBuiltinModule("node:os");
  const addresses = Object.values(os.networkInterfaces()).flatMap((each) => each ?? []);
  const name = os.hostname().toLowerCase();
  return [name, `${name}.local`].includes(hostname) || addresses.some(({ address }) => bracketed(address) === hostname);
}

const bracketed = (host: string) => (host.includes(":") ? `[${host}]` : host);

/** Returns the address for a browser on this machine. */
export const urlOf = (host: string, port: number) =>
  `http://${["0.0.0.0", "::"].includes(host) ? LOOPBACK : bracketed(host)}:${port}`;

/** Returns whether a path belongs to the console or the control API, in any spelling. */
export const isAdminPath = (path: string) => /^\/+__sandbox(\/|$)/i.test(path);

/** Returns the caller of the product's API by the `X-Sandbox-Token` header: the bearer token is the product's own. */
export function holderOf({ headers }: IncomingMessage, { tokens }: Access): Holder | null {
  if (tokens === null) return LOCAL;
  const token = headers["x-sandbox-token"];
  return tokens.holderOf(typeof token === "string" ? token : undefined);
}

/** Removes tokens and cookies before the request is handled, so that no log contains them. */
export function removeSecrets({ headers }: IncomingMessage, { tokens }: Access): void {
  if (tokens?.holderOf(bearerIn(headers.authorization))) delete headers.authorization;
  // `delete` slows an object down even when there is nothing to delete.
  if (headers["x-sandbox-token"] !== undefined) delete headers["x-sandbox-token"];
  if (headers.cookie !== undefined) delete headers.cookie;
}

export const bearerIn = (authorization: string | undefined): string | undefined =>
  /^Bearer\s+(\S+)$/i.exec(authorization ?? "")?.[1];
