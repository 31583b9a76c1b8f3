/**
 * Rows are shared between a world and its forks, so nobody may edit them in place; and they are saved as JSON, so
 * they may hold nothing JSON would lose.
 */
export function freezeJson<T extends object>(value: T): T {
  const isList = Array.isArray(value);
  if (!isList && Object.getPrototypeOf(value) !== Object.prototype) throw new TypeError("A row holds plain JSON only.");
  // A walk over the values, not by name: this runs for every row that is written.
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
