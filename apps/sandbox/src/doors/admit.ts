import type { IncomingMessage } from "node:http";
import { failureEnvelope } from "../engine/envelope.ts";
import { languageOf } from "../engine/request.ts";
import { refuse } from "../refusal.ts";
import type { Access } from "./access.ts";
import { bearerIn } from "./access.ts";
import type { AdminToken } from "./admin-token.ts";
import { CONSOLE_PATH, type FileReply, SAFETY } from "./console-files.ts";
import { realNow } from "./real-time.ts";

const SIGN_IN = `${CONSOLE_PATH}/sign-in`;
const LINK = `${CONSOLE_PATH}/link`;
const SIGNED_IN_SECONDS = 12 * 60 * 60;

const HOW =
  "This sandbox can be reached from other machines, so its console and control API need its admin token: " +
  "send it as X-Sandbox-Token, or open a link from `coffer-sandbox console`.";

/** The address that signs a browser in once. */
export const signInPath = (admin: AdminToken) => `${SIGN_IN}?code=${admin.newCode(realNow())}`;

/** What is answered instead of the console or the control API; null for who may go on. */
export function askForToken(request: IncomingMessage, path: string, { admin }: Access): FileReply | null {
  if (admin === null) return null;
  const port = request.socket.localPort ?? 0;
  if (path === SIGN_IN && request.method === "GET") return signIn(request, admin, port);
  const { headers } = request;
  const header = headers["x-sandbox-token"];
  const isToken = admin.isToken(typeof header === "string" ? header : bearerIn(headers.authorization));
  if (path === LINK && request.method === "POST" && isToken) return json(200, { path: signInPath(admin) });
  // A signed-in browser may do all but let others in.
  if (isToken || (path !== LINK && admin.isSession(cookieIn(headers.cookie, cookieName(port))))) return null;
  if (!path.startsWith(`${CONSOLE_PATH}/api/`) && path !== LINK) return text(401, HOW);
  const language = languageOf({ "accept-language": headers["accept-language"] ?? "" });
  return json(401, { error: failureEnvelope(refuse(401, HOW), language, "").error });
}

/** Browsers send a cookie to every port of a host, so each port has its own. */
const cookieName = (port: number) => `coffer_sandbox_${port}`;

function signIn(request: IncomingMessage, admin: AdminToken, port: number): FileReply {
  const code = new URL(request.url ?? "/", "http://sandbox").searchParams.get("code") ?? "";
  if (!admin.takeCode(code, realNow()))
    return text(401, "This link was used or is older than ten minutes. Get another with `coffer-sandbox console`.");
  const cookie = `${cookieName(port)}=${admin.session}; Path=${CONSOLE_PATH}; HttpOnly; SameSite=Strict; Max-Age=${SIGNED_IN_SECONDS}`;
  // A page that goes on by itself: a redirect out of another site's link would leave the strict cookie behind.
  const body = `<!doctype html><meta http-equiv="refresh" content="0;url=${CONSOLE_PATH}/"><a href="${CONSOLE_PATH}/">Go on</a>`;
  const headers = { ...SAFETY, "content-type": "text/html; charset=utf-8", "cache-control": "no-store" };
  return { status: 200, headers: { ...headers, "set-cookie": cookie }, body };
}

function cookieIn(header: string | undefined, name: string): string | undefined {
  const pairs = (header ?? "").split(";").map((pair) => pair.trim().split("="));
  return pairs.find(([each]) => each === name)?.[1];
}

const NO_STORE = { "cache-control": "no-store", "www-authenticate": 'Bearer realm="Coffer sandbox"' };
const text = (status: number, words: string): FileReply => ({
  status,
  headers: { ...SAFETY, ...NO_STORE, "content-type": "text/plain; charset=utf-8" },
  body: `${words}\n`,
});
const json = (status: number, value: unknown): FileReply => ({
  status,
  headers: { ...NO_STORE, "content-type": "application/json; charset=utf-8" },
  body: JSON.stringify(value),
});
