/**
 * Reads the strings of a query (or the text parts of a form) by the types of the fields that aren't plain strings
 * ("integer", "boolean", "integer[]" …). What doesn't fit stays a string and a scalar named twice becomes an array, so
 * that the check that follows refuses it by name; unknown names stay too.
 */
export function readFields(types: Readonly<Record<string, string>>, params: URLSearchParams): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const [name, text] of params) {
    // "constructor" is an unknown field, not an inherited function.
    const type = Object.hasOwn(types, name) ? (types[name] ?? "string") : "string";
    const isList = type.endsWith("[]");
    const value = readOne(isList ? type.slice(0, -"[]".length) : type, text);
    if (Object.hasOwn(fields, name)) put(fields, name, [fields[name], value].flat());
    else put(fields, name, isList ? [value] : value);
  }
  return fields;
}

function put(fields: Record<string, unknown>, name: string, value: unknown): void {
  if (name !== "__proto__") fields[name] = value;
  // A plain assignment would change the object instead of adding the field.
  else Object.defineProperty(fields, name, { value, enumerable: true, writable: true, configurable: true });
}

function readOne(type: string, text: string): unknown {
  if (type === "integer") return /^-?\d{1,15}$/.test(text) ? Number(text) : text;
  if (type === "boolean") return text === "true" || (text === "false" ? false : text);
  return text;
}
