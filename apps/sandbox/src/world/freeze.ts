/**
 * Freezes a row and checks that it is plain JSON. A world and its forks share rows, so no code may edit them; they
 * are saved as JSON, so they may hold nothing that JSON would lose.
 */
export function freezeJson<T extends object>(value: T): T {
  const isList = Array.isArray(value);
  if (!isList && Object.getPrototypeOf(value) !== Object.prototype) throw new TypeError("A row holds plain JSON only.");
  // Iterates over the values, not the names: this runs for every written row.
  for (const field of isList ? value : Object.values(value)) freezeField(field);
  return Object.freeze(value);
}

function freezeField(field: unknown): void {
  switch (typeof field) {
    case "string":
    case "number":
    case "boolean":
      return;
    case "object":
      if (field !== null && !Object.isFrozen(field)) freezeJson(field);
      return;
    default:
      throw new TypeError(`A row holds plain JSON only, not ${typeof field}.`);
  }
}
