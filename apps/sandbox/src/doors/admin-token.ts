const SHORTEST = 16;
const LINK_LIFE = 10 * 60 * 1000;

/** The secret of a server other machines can reach, and the links that sign a browser in with it. */
export type AdminToken = {
  readonly token: string;
  readonly isToken: (given: string | undefined) => boolean;
  /** What the cookie of a signed-in browser holds; good until the server stops. */
  readonly session: string;
  readonly isSession: (given: string | undefined) => boolean;
  /** A code good once and for ten minutes; a new one ends the one before. */
  readonly newCode: (now: number) => string;
  readonly takeCode: (given: string, now: number) => boolean;
};

export function newAdminToken(given?: string): AdminToken {
  const { randomBytes } = process.getBuiltinModule("node:crypto");
  const secret = () => randomBytes(24).toString("base64url");
  if (given !== undefined && !/^[\x21-\x7e]+$/.test(given))
    throw new Error("The admin token may hold letters, digits and signs, no spaces: it travels in a header.");
  if (given !== undefined && given.length < SHORTEST)
    throw new Error(`The admin token needs at least ${SHORTEST} characters. Left out, a good one is made up.`);
  const token = given ?? secret();
  const session = secret();
  let open: { code: string; until: number } | null = null;
  return {
    token,
    isToken: (other) => isSame(token, other),
    session,
    isSession: (other) => isSame(session, other),
    newCode: (now) => {
      open = { code: secret(), until: now + LINK_LIFE };
      return open.code;
    },
    takeCode: (code, now) => {
      if (open === null || open.until < now || !isSame(open.code, code)) return false;
      open = null;
      return true;
    },
  };
}

/** In the same time whatever they share: hashes are of one length and tell nothing. */
function isSame(secret: string, given: string | undefined): boolean {
  if (given === undefined) return false;
  const { createHash, timingSafeEqual } = process.getBuiltinModule("node:crypto");
  const hash = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(hash(secret), hash(given));
}
