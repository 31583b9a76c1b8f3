/** A text out of the address; undefined for none, an empty one, or a list. */
export const textIn = (value: unknown): string | undefined =>
  typeof value === "string" && value !== "" ? value : undefined;

/** One of the allowed words; undefined for anything else. */
export const oneOf = <Word extends string>(value: unknown, allowed: readonly Word[]): Word | undefined =>
  allowed.find((word) => word === value);
