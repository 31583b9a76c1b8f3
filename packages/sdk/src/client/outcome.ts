import type { CofferError } from "@coffer/errors";

/** Codes of a session that has ended. Any call may answer them, before it looks at what it is asked to do. */
export const sessionCodes = [50001, 50004, 80001, 80002] as const;

/** How many unanswered calls a client remembers. Their keys go again with the answer, so few ever stand here. */
const KEYS_KEPT = 1_000;

/** Whether a failed attempt says nothing about whether the call was done: no answer, or none of the operation's own. */
export function isUnanswered({ kind, code = 0, name, status = 0, data }: CofferError): boolean {
  // The nonce of a signature is new each time: the very same request arrived before.
  if (Object(data).reason === "usedNonce") return true;
  if (kind !== "api") return kind !== "auth";
  // A server may break after the commit as well as before; with 501 there is nothing it could have done.
  if (code >= 500 && code < 600) return code !== 501;
  // A code we don't know, from a server in trouble. One we know is a refusal, whatever status it came with.
  return name === "unknown" && status >= 500;
}

/**
 * Whether it is open, after a failed attempt, if the call was done.
 * @param before whether it was open before that attempt
 */
export function isOpenAfter(error: CofferError, before: boolean): boolean {
  // With the same key the operation would have answered its first reply, had it been done: refusing, it says it wasn't.
  // Whoever refuses the request itself (too many, signed out, maintenance) doesn't know.
  return isUnanswered(error) || (before && !isByOperation(error));
}

function isByOperation({ kind, code = 0 }: CofferError): boolean {
  return kind === "api" && code >= 600 && !(sessionCodes as readonly number[]).includes(code);
}

/** Keeps in mind that the outcome of the call with this key is open, or is no longer. */
export function noteOpen(keys: Set<string>, key: string, open: boolean): void {
  keys.delete(key);
  if (open) keys.add(key);
  const [oldest = key] = keys;
  if (keys.size > KEYS_KEPT) keys.delete(oldest);
}
