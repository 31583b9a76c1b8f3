import { EXIT, Mistake, misused } from "./mistakes.ts";
import type { Target } from "./server-options.ts";

type Refused = { message?: string; details?: string | null; validationErrors?: { field: string; message: string }[] };

/** One call of the control API of a running sandbox. Throws a Mistake that says what went wrong. */
export async function controlCall(target: Target, method: string, path: string, body?: object): Promise<unknown> {
  const reply = await ask(target, method, `/__sandbox/${path}`, body);
  const value = await readJson(reply, target);
  if (reply.ok) return value;
  const error = (value as { error?: Refused }).error;
  if (error === undefined) throw isNone(target);
  if (reply.status === 401)
    throw new Mistake(`${target.url} wants its admin token: send it with --token or in COFFER_SANDBOX_TOKEN.`);
  throw new Mistake(wordsOf(error));
}

async function ask({ url, world, token }: Target, method: string, path: string, body?: object): Promise<Response> {
  const headers: Record<string, string> = { "x-sandbox-world": world };
  if (token !== undefined) headers["x-sandbox-token"] = token;
  if (body !== undefined) headers["content-type"] = "application/json";
  let address: URL;
  try {
    address = new URL(url + path);
  } catch {
    throw misused(`--url must be an address such as http://127.0.0.1:4010, not "${url}".`);
  }
  try {
    return await fetch(address, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  } catch (error) {
    const cause = (error as { cause?: { code?: string } }).cause?.code ?? String(error);
    throw new Mistake(
      `No sandbox answers at ${url} (${cause}). Start one with: coffer-sandbox start --port ${address.port || "4010"}`,
      EXIT.noServer,
    );
  }
}

async function readJson(reply: Response, target: Target): Promise<unknown> {
  const text = await reply.text();
  try {
    return JSON.parse(text);
  } catch {
    if (reply.status === 403) throw new Mistake(text.trim());
    throw isNone(target);
  }
}

const isNone = ({ url }: Target) => new Mistake(`What answers at ${url} is no Coffer sandbox.`, EXIT.noServer);

/** "message details; field: why" */
function wordsOf({ message, details, validationErrors = [] }: Refused): string {
  const said = [message, details].filter(Boolean).join(" ");
  const fields = validationErrors.map((each) => `${each.field}: ${each.message}`).join("; ");
  return [said, fields].filter((part) => part !== "").join(" ");
}
