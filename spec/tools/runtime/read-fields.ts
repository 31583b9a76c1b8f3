/** Types of the fields that aren't plain strings, by operation: "integer", "boolean", "integer[]" … */
export type FieldTypes = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * Reads the strings of a query (or the text parts of a form) by the schema's type. What doesn't fit stays a string and a
 * scalar named twice becomes an array, so that the check that follows refuses it by name; unknown names stay too.
 */
export function readerOf(types: FieldTypes) {
  return (operationId: string, params: URLSearchParams): Record<string, unknown> => {
    const fields: Record<string, unknown> = {};
    // Own names only: "constructor" is a field nobody knows, not a function of every object.
    const known = new Map(Object.entries(Object.hasOwn(types, operationId) ? (types[operationId] ?? {}) : {}));
    for (const name of new Set(params.keys())) {
      const type = known.get(name) ?? "string";
      const values = params.getAll(name).map((text) => readOne(type.replace("[]", ""), text));
      const value = type.endsWith("[]") || values.length > 1 ? values : values[0];
      // A plain assignment to "__proto__" would change the object instead of adding the field.
      Object.defineProperty(fields, name, { value, enumerable: true, writable: true, configurable: true });
    }
    return fields;
  };
}

function readOne(type: string, text: string): unknown {
  if (type === "integer") return /^-?\d{1,15}$/.test(text) ? Number(text) : text;
  if (type === "boolean") return text === "true" || (text === "false" ? false : text);
  return text;
}
