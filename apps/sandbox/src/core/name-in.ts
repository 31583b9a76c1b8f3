/** Returns the contract's name of an enum value: `nameIn(RecordStatus, 14)` is `completed`. */
export const nameIn = (names: Readonly<Record<string, unknown>>, value: unknown): string =>
  Object.keys(names).find((name) => names[name] === value) ?? String(value);
