/** The contract's name of a number in one of its enumerations: `nameIn(RecordStatus, 14)` is `completed`. */
export const nameIn = (names: Readonly<Record<string, unknown>>, value: unknown): string =>
  Object.keys(names).find((name) => names[name] === value) ?? String(value);
