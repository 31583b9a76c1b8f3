import type { Random } from "./random.ts";

/** Crockford's: no letter that looks like a digit. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const ID_LENGTH = 12;

/** `wd_7Q2M9K…`: a prefix that says what it is, then 60 bits from the world's randomness. */
export function newId(random: Random, prefix: string): string {
  let id = `${prefix}_`;
  for (let at = 0; at < ID_LENGTH; at++) id += ALPHABET[random.below(32)];
  return id;
}
