import type { IncomingMessage } from "node:http";
import { type AdminToken, newAdminToken } from "./admin-token.ts";

export type AccessOptions = {
  /** Where to listen. Other machines can reach anything but a loopback address; then there is an admin token. */
  host?: string;
  /** What the control API and the console ask for; made up where one is needed and none is given. */
  token?: string;
  /** More names this machine is known by, as they stand in an address. */
  allowHosts?: readonly string[];
};
export const LOOPBACK = "127.0.0.1";

const LOCAL = new Set(["localhost", "127.0.0.1", "[::1]"]);
const isLocal = (hostname: string) => LOCAL.has(hostname) || hostname.endsWith(".localhost");
const isLoopback = (host: string) => host === "localhost" || host === "::1" || /^127(\.\d{1,3}){3}$/.test(host);

/** Who may call a server: pages and names of this machine, and for what is under /__sandbox who has the token. */
export type Access = {
  readonly host: string;
  /** Null where only this machine can reach it and nobody asked for one. */
  readonly admin: AdminToken | null;
  readonly isKnown: (hostname: string) => boolean;
};

export function accessOf({ host = LOOPBACK, token, allowHosts = [] }: AccessOptions): Access {
  const isOpen = !isLoopback(host);
  const given = new Set([...(isOpen ? [bracketed(host)] : []), ...allowHosts].map((name) => name.toLowerCase()));
  return {
    host,
    admin: isOpen || token !== undefined ? newAdminToken(token) : null,
    isKnown: (hostname) => isLocal(hostname) || given.has(hostname) || (isOpen && isThisMachine(hostname)),
  };
}

/** Asked again each time: a laptop changes its addresses. */
function isThisMachine(hostname: string): boolean {
  const os = process.getBuiltinModule("node:os");
  const addresses = Object.values(os.networkInterfaces()).flatMap((each) => each ?? []);
  const name = os.hostname().toLowerCase();
  return [name, `${name}.local`].includes(hostname) || addresses.some(({ address }) => bracketed(address) === hostname);
}

const bracketed = (host: string) => (host.includes(":") ? `[${host}]` : host);

/** The address a browser on this machine opens. */
export const urlOf = (host: string, port: number) =>
  `http://${["0.0.0.0", "::"].includes(host) ? LOOPBACK : bracketed(host)}:${port}`;

/** Whether a path belongs to the console or the control API, however it is written. */
export const isAdminPath = (path: string) => /^\/+__sandbox(\/|$)/i.test(path);

/** The token's own header goes no further: nothing inside needs it, and a log might keep it. */
export function forgetSecrets({ headers }: IncomingMessage, { admin }: Access): void {
  if (admin?.isToken(bearerIn(headers.authorization))) delete headers.authorization;
  // Only what is there: a delete makes an object slow, even when it deletes nothing.
  if (headers["x-sandbox-token"] !== undefined) delete headers["x-sandbox-token"];
  if (headers.cookie !== undefined) delete headers.cookie;
}

export const bearerIn = (authorization: string | undefined): string | undefined =>
  /^Bearer\s+(\S+)$/i.exec(authorization ?? "")?.[1];
