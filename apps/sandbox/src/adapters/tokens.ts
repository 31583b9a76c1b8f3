import type { Holder } from "../control/holder.ts";

const SHORTEST = 16;
const LINK_LIFE = 10 * 60 * 1000;
/** The lifetime of a browser's sign-in (s). */
export const SIGNED_IN_SECONDS = 12 * 60 * 60;

/** A user of the control API with a token. */
export type TokenHolder = Holder & { readonly token: string };

/** The tokens of a reachable server, and the one-time links that sign a browser in. */
export type Tokens = {
  /** The token of the first administrator. */
  readonly token: string;
  readonly administrator: Holder;
  readonly holderOf: (token: string | undefined) => Holder | null;
  readonly named: (name: string) => Holder | undefined;
  /** Returns the holder of a browser's session cookie. */
  readonly signedIn: (session: string | undefined, now: number) => Holder | null;
  /** Returns a one-time code, valid for ten minutes; a holder's new code ends the previous one. */
  readonly newCode: (holder: Holder, now: number) => string;
  /** Exchanges a code for a session cookie's value; null if it is unknown, used or expired. */
  readonly takeCode: (code: string, now: number) => string | null;
};

/** `admin`: the administrator's token, generated if omitted. */
export function newTokens(admin?: string, others: readonly TokenHolder[] = []): Tokens {
  const { createHash, createHmac, randomBytes, timingSafeEqual } = process.getBuiltinModule("node:crypto");
  // Hexadecimal: in base64url one in 64 starts with a dash, and `--token -k7h…` would be read as another option.
  const secret = () => randomBytes(24).toString("hex");
  // Looked up by hash, so that the duration reveals nothing about a close guess.
  const hashOf = (text: string) => createHash("sha256").update(text).digest("base64");
  if (admin !== undefined) checkToken(admin, "The admin token");
  const token = admin ?? secret();
  const administrator: Holder = { name: "admin", role: "administer" };
  const holders = [{ ...administrator, token }, ...others];
  const byToken = new Map<string, Holder>();
  const byName = new Map<string, Holder>();
  const secrets = new Map<string, string>();
  // Proved by the holder's own token, so that all processes with the same tokens share sessions.
  const proofOf = (name: string, until: string) =>
    createHmac("sha256", secrets.get(name) ?? "")
      .update(`${name} ${until}`)
      .digest("hex");
  const open = new Map<string, { code: string; until: number }>();
  for (const { token, ...holder } of holders) {
    checkToken(token, `The token of ${holder.name}`);
    if (byName.has(holder.name)) throw new Error(`Two holders of tokens are called ${holder.name}.`);
    if (byToken.has(hashOf(token))) throw new Error(`${holder.name} has the token of somebody else.`);
    byName.set(holder.name, holder);
    byToken.set(hashOf(token), holder);
    secrets.set(holder.name, token);
  }
  return {
    token,
    administrator,
    holderOf: (given) => (given === undefined ? null : (byToken.get(hashOf(given)) ?? null)),
    named: (name) => byName.get(name),
    signedIn: (session, now) => {
      const [encoded = "", until = "", proof = ""] = session?.split(".") ?? [];
      const name = Buffer.from(encoded, "base64url").toString();
      const holder = byName.get(name);
      const [given, expected] = [Buffer.from(proof), Buffer.from(proofOf(name, until))];
      if (!holder || given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
      return Number.parseInt(until, 36) > now ? holder : null;
    },
    newCode: ({ name }, now) => {
      const code = secret();
      open.set(name, { code: hashOf(code), until: now + LINK_LIFE });
      return code;
    },
    takeCode: (given, now) => {
      const code = hashOf(given);
      for (const [name, { code: known, until }] of open) {
        if (known !== code || until < now) continue;
        open.delete(name);
        const end = (now + SIGNED_IN_SECONDS * 1000).toString(36);
        return `${Buffer.from(name).toString("base64url")}.${end}.${proofOf(name, end)}`;
      }
      return null;
    },
  };
}

function checkToken(token: string, what: string): void {
  if (!/^[\x21-\x7e]+$/.test(token))
    throw new Error(`${what} may hold letters, digits and signs, no spaces: it travels in a header.`);
  if (token.length < SHORTEST) throw new Error(`${what} needs at least ${SHORTEST} characters.`);
}

const HOLDER_NAME = /^[\p{L}\p{N}][\p{L}\p{N} ._@-]{0,59}$/u;

/** A file of tokens: `[{ "name", "token", "role": "play" | "administer", "maxWorlds"?, "maxMegabytes"? }]`. */
export function readTokens(text: string, file: string): TokenHolder[] {
  const refuse = (what: string) => new Error(`${file} is no list of tokens: ${what}.`);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw refuse("it is no JSON");
  }
  if (!Array.isArray(value)) throw refuse("it must be a JSON array");
  return value.map((each: unknown, index) => {
    const { name, token, role, maxWorlds, maxMegabytes, ...strays } = (each ?? {}) as Record<string, unknown>;
    const at = `entry ${index + 1}`;
    const [stray] = Object.keys(strays);
    if (stray !== undefined) throw refuse(`${at} has an unknown field ${stray.slice(0, 60)}`);
    if (typeof name !== "string" || !HOLDER_NAME.test(name)) throw refuse(`${at} needs a name of up to 60 letters`);
    if (typeof token !== "string") throw refuse(`${at} needs a token`);
    if (role !== "play" && role !== "administer") throw refuse(`${at} needs the role play or administer`);
    for (const most of [maxWorlds, maxMegabytes])
      if (most !== undefined && !(typeof most === "number" && most > 0))
        throw refuse(`${at} has a quota that is no number`);
    return { name, token, role, maxWorlds: maxWorlds as number, maxMegabytes: maxMegabytes as number };
  });
}
