import type { Fields } from "../transport/split-input.ts";

/** The value at a dotted path, such as `verification.fundPassword`. */
export function getField(fields: Fields, path: string): unknown {
  let value: unknown = fields;
  for (const name of path.split(".")) value = isFields(value) && Object.hasOwn(value, name) ? value[name] : undefined;
  return value;
}

/** The same fields with one set; objects on the way are copied, never changed. */
export function setField(fields: Fields, path: string, value: unknown): Fields {
  const [name = "", ...rest] = path.split(".");
  if (rest.length === 0) return { ...fields, [name]: value };
  const inner = fields[name];
  return { ...fields, [name]: setField(isFields(inner) ? inner : {}, rest.join("."), value) };
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null;
}
