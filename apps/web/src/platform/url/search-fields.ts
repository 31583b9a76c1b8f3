type Search = Record<string, unknown>;
type Reader = (value: unknown) => unknown;

/** A text; undefined for none, an empty one, or a list. */
export const textIn = (value: unknown): string | undefined =>
  typeof value === "string" && value !== "" ? value : undefined;

/** A currency's ticker. */
export const tickerIn = (value: unknown): string | undefined =>
  typeof value === "string" && /^[A-Z0-9]{2,10}$/.test(value) ? value : undefined;

/** A pair of them, as "BTC/USDT". */
export const pairIn = (value: unknown): string | undefined =>
  typeof value === "string" && /^[A-Z0-9]{2,10}\/[A-Z0-9]{2,10}$/.test(value) ? value : undefined;

/** An amount in the contract's form. */
export const amountIn = (value: unknown): string | undefined =>
  typeof value === "string" && /^(0|[1-9]\d{0,29})(\.\d{1,18})?$/.test(value) ? value : undefined;

/** One of the allowed words. */
export const oneOf =
  <const Word extends string | number>(...allowed: readonly Word[]) =>
  (value: unknown): Word | undefined =>
    allowed.find((word) => String(word) === value || word === value);

/** Some of the allowed words, in their order; undefined for none. */
export const someOf =
  <const Word extends string>(...allowed: readonly Word[]) =>
  (value: unknown): Word[] | undefined => {
    const given = [value].flat();
    const known = allowed.filter((word) => given.includes(word));
    return known.length > 0 ? known : undefined;
  };

/** A calendar day as "2026-11-21". */
export const dayIn = (value: unknown): string | undefined =>
  typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value))
    ? value
    : undefined;

/**
 * For `validateSearch`: the named keys, each as its reader takes it; what isn't so is there as undefined, so that it
 * also replaces what a list's own reading let through. A schema library here would land in the first load of every page.
 */
export function readSearch<Readers extends Record<string, Reader>>(
  search: Search,
  readers: Readers,
): { [Key in keyof Readers]?: ReturnType<Readers[Key]> } {
  const read: Search = {};
  for (const [key, reader] of Object.entries(readers)) {
    read[key] = reader(search[key]);
  }
  return read as { [Key in keyof Readers]?: ReturnType<Readers[Key]> };
}
