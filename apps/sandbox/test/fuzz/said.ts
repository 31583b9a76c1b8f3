import type { ValidationError } from "@coffer/errors";
import type { OperationInfo } from "@coffer/sdk/contract";
import { readFields, validators } from "../../src/gen/validators.js";

type Fields = Record<string, unknown>;

/** Returns a query value as a client writes it; a list repeats the name. */
export const asText = (value: unknown) => (typeof value === "object" ? JSON.stringify(value) : String(value));

/** Returns true if the contract allows the input as received: query values arrive as text. */
export function isAllowed({ operationId: id, query, multipart }: OperationInfo, input: Fields): boolean {
  const inQuery = (name: string) => query === "all" || query.includes(name);
  const textsOf = (chosen: (name: string) => boolean) => {
    const params = new URLSearchParams();
    for (const [name, value] of Object.entries(input))
      if (chosen(name)) for (const one of [value].flat()) params.append(name, asText(one));
    return readFields(id, params);
  };
  if (multipart) {
    const isFile = (name: string) => typeof input[name] === "object" && input[name] !== null;
    const files = Object.entries(input).filter(([name]) => isFile(name));
    return validators[id].input({ ...textsOf((name) => !isFile(name)), ...Object.fromEntries(files) });
  }
  const body = Object.entries(input).filter(([name]) => !inQuery(name));
  // As JSON carries it: without undefined and NaN, and unmodified by defaults.
  return validators[id].input({ ...textsOf(inQuery), ...JSON.parse(JSON.stringify(fromEntries(body))) });
}

/** Supports `__proto__` as a name, which an object literal would swallow. */
function fromEntries(entries: readonly (readonly [string, unknown])[]): Fields {
  const out: Fields = {};
  for (const [name, value] of entries)
    Object.defineProperty(out, name, { value, enumerable: true, configurable: true, writable: true });
  return out;
}

/** Matches the field or a part of it. Mutually exclusive fields are reported at the body. */
export const namesField = (error: { validationErrors?: ValidationError[] } | null, name: string) =>
  (error?.validationErrors ?? []).some(
    ({ field, rule }) =>
      field === (name || "body") || field.startsWith(`${name}.`) || (rule === "oneOf" && field === "body"),
  );
