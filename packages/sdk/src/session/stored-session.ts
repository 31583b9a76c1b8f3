import type { AccountType } from "../generated/enums.ts";

/** A session as it is kept. */
export interface StoredSession {
  /** Sent as the bearer token. */
  readonly accessToken: string;
  /** Exchanged for the next pair; `undefined` when a hand-over brought none. */
  readonly refreshToken: string | undefined;
  /** Types 1 and 3 refresh at the merchant service. */
  readonly accountType: AccountType;
  /** Whether nobody said the account type yet, as where tokens were handed over as texts. The account's own call says it. */
  readonly isAccountTypeAssumed?: boolean | undefined;
  /** Seconds the access token lives from `receivedAt` on; `undefined` when nobody said. */
  readonly accessTokenExpireInSeconds: number | undefined;
  /** When the pair came, in milliseconds since 1970 by this device's clock. */
  readonly receivedAt: number;
  /** When the session began, by the same clock; `undefined` when nobody said. A refresh keeps it. */
  readonly startedAt?: number | undefined;
}

/** The account an access token names: the digits after its last dot. A token without them names none. */
export const accountOf = (accessToken: string): string | undefined => /^at_.*\.(\d{1,20})$/.exec(accessToken)?.[1];

const accountTypes: readonly AccountType[] = [0, 1, 2, 3, 5, 6];

/** The account type of a value from outside, or `undefined` where it is none. */
export function readAccountType(value: unknown): AccountType | undefined {
  return value === "" || value === null ? undefined : accountTypes.find((type) => type === Number(value));
}

/** Tokens from outside (a sign-in's result, a hand-over, storage) as a session, or `undefined` when there is no token. */
export function readSession(value: unknown, receivedAt: number, startedAt?: number): StoredSession | undefined {
  const { accessToken, refreshToken, accessTokenExpireInSeconds, ...told }: Partial<Record<string, unknown>> =
    Object(value);
  if (!isToken(accessToken)) return undefined;
  const accountType = readAccountType(told.accountType);
  return {
    accessToken,
    refreshToken: isToken(refreshToken) ? refreshToken : undefined,
    accountType: accountType ?? 0,
    isAccountTypeAssumed: accountType === undefined || told.isAccountTypeAssumed === true || undefined,
    accessTokenExpireInSeconds:
      typeof accessTokenExpireInSeconds === "number" && accessTokenExpireInSeconds >= 0
        ? accessTokenExpireInSeconds
        : undefined,
    receivedAt,
    startedAt,
  };
}

/** Printable and without spaces: what may stand in a header. */
function isToken(value: unknown): value is string {
  return typeof value === "string" && /^[\x21-\x7e]{1,4096}$/.test(value);
}

/** Tokens from outside. */
export interface TokenHandOver {
  readonly accessToken: string;
  readonly refreshToken?: string | undefined;
  readonly accessTokenExpireInSeconds?: number | undefined;
  readonly accountType?: number | undefined;
}

/**
 * Tokens from outside as a session that a store keeps, for a page that takes them over before it has a client; with one,
 * `session.accept` does both.
 * @returns undefined when there is no usable access token in them
 */
export function sessionOf(tokens: string | TokenHandOver, refreshToken?: string): StoredSession | undefined {
  const offered = typeof tokens === "string" ? { accessToken: tokens, refreshToken } : tokens;
  const now = Date.now();
  return readSession(offered, now, now);
}
