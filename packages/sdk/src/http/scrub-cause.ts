import { tryOrUndefined } from "./try-or-undefined.ts";

/** How deep causes are followed, for they may go in a circle. */
const DEEPEST = 5;

/**
 * What a caller's own fetch threw, by name, message and code alone: the request, with its token, may hang on it.
 * @param secrets what mustn't stand in a message either
 */
export function scrubCause(cause: unknown, secrets: readonly (string | undefined)[], depth = 0): Error | undefined {
  if (cause === undefined || depth === DEEPEST) return undefined;
  const read = (name: string): unknown => tryOrUndefined(() => Reflect.get(Object(cause), name));
  const said = typeof cause === "string" ? cause : read("message");
  const clean = (text: unknown) =>
    secrets.reduce<string>((words, secret) => (secret ? words.replaceAll(secret, "…") : words), String(text));
  const error = new Error(typeof said === "string" ? clean(said) : "", {
    cause: scrubCause(read("cause"), secrets, depth + 1),
  });
  for (const name of ["name", "code"]) {
    const value = read(name);
    if (typeof value === "string" || typeof value === "number") Object.assign(error, { [name]: clean(value) });
  }
  return error;
}

/** Headers a caller gave that are long enough to be a secret. */
export const secretsIn = (headers: Readonly<Record<string, string>>): string[] =>
  Object.values(headers).filter(({ length }) => length >= 8);
