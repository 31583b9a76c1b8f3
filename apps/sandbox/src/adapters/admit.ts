import type { IncomingMessage } from "node:http";
import { type Holder, LOCAL } from "../control/holder.ts";
import { failureEnvelope } from "../core/envelope.ts";
import { refuseControl } from "../core/refusal.ts";
import { languageOf } from "../core/request.ts";
import { realNow } from "../real-time.ts";
import { type Access, bearerIn } from "./access.ts";
import { CONSOLE_PATH, type FileReply, SAFETY } from "./console-files.ts";
import { SIGNED_IN_SECONDS, type Tokens } from "./tokens.ts";

const SIGN_IN = `${CONSOLE_PATH}/sign-in`;
const LINK = `${CONSOLE_PATH}/api/console-link`;

const HOW =
  "This sandbox can be reached from other machines, so its console and control API need a token, its admin token or one of your own: " +
  "send it as X-Sandbox-Token, or open a link from `coffer-sandbox console`.";

/** A one-time sign-in address for a browser. */
export const signInPath = (tokens: Tokens, holder: Holder) => `${SIGN_IN}?code=${tokens.newCode(holder, realNow())}`;

/** Returns the caller of the console or the control API, or the reply for one without a token. */
export function askForToken(
  request: IncomingMessage,
  path: string,
  { tokens }: Access,
): { readonly by: Holder } | { readonly reply: FileReply } {
  if (tokens === null) return { by: LOCAL };
  const port = request.socket.localPort ?? 0;
  if (path === SIGN_IN && request.method === "GET") return { reply: signIn(request, tokens, port) };
  const { headers } = request;
  const header = headers["x-sandbox-token"];
  const holder = tokens.holderOf(typeof header === "string" ? header : bearerIn(headers.authorization));
  if (path === LINK && request.method === "POST" && holder)
    return { reply: json(200, { path: signInPath(tokens, holder) }) };
  // A signed-in browser may do everything except create sign-in links.
  const by = holder ?? (path === LINK ? null : tokens.signedIn(cookieIn(headers.cookie, cookieName(port)), realNow()));
  if (by) return { by };
  if (!path.startsWith(`${CONSOLE_PATH}/api/`)) return { reply: text(401, HOW) };
  const language = languageOf({ "accept-language": headers["accept-language"] ?? "" });
  const refusal = refuseControl("notSignedIn", HOW);
  return { reply: json(401, { error: failureEnvelope(refusal, language, "").error }) };
}

/** Browsers send a cookie to every port of a host, so each port has its own. */
const cookieName = (port: number) => `coffer_sandbox_${port}`;

function signIn(request: IncomingMessage, tokens: Tokens, port: number): FileReply {
  const code = new URL(request.url ?? "/", "http://sandbox").searchParams.get("code") ?? "";
  const session = tokens.takeCode(code, realNow());
  if (session === null)
    return text(401, "This link was used or is older than ten minutes. Get another with `coffer-sandbox console`.");
  const cookie = `${cookieName(port)}=${session}; Path=${CONSOLE_PATH}; HttpOnly; SameSite=Strict; Max-Age=${SIGNED_IN_SECONDS}`;
  // A page that forwards by itself: browsers don't send a SameSite=Strict cookie after a redirect from another site.
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
