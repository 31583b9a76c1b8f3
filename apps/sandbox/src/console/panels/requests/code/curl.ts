import { type OperationId, operations } from "@coffer/sdk/contract";
import type { LoggedRequest } from "../../../calls/replies.ts";
import { MAIN_WORLD } from "../../../place.ts";
import { fileName } from "./file-name.ts";

/** One line per part, as a shell reads it. Redacted values are placeholders; encrypted fields are marked. */
export function curlOf(request: LoggedRequest, origin: string, world: string): string {
  const { method, path, query, operation, idempotencyKey, outcome, signedIn } = request;
  const url = `${origin}${encodeURI(path)}${query && `?${query}`}`;
  const body = bodyOf(request);
  const parts = [
    `curl${method === "GET" ? "" : ` -X ${method}`} ${quoted(url)}`,
    signedIn && `-H "Authorization: Bearer $COFFER_TOKEN"`,
    world !== MAIN_WORLD && `-H ${quoted(`X-Sandbox-World: ${world}`)}`,
    outcome !== null && `-H ${quoted(`X-Sandbox-Outcome: ${outcome}`)}`,
    idempotencyKey !== null && `-H ${quoted(`Idempotency-Key: ${idempotencyKey}`)}`,
    ...(isForm(operation)
      ? Object.entries(body).map(([name, value]) => `-F ${quoted(`${name}=${fileIn(value) ?? String(value)}`)}`)
      : Object.keys(body).length > 0
        ? [`-H "Content-Type: application/json"`, `-d ${quoted(JSON.stringify(body, null, 2))}`]
        : []),
  ];
  return parts.filter(Boolean).join(" \\\n  ");
}

/** The log has only a file's name and size; curl reads it from its path. */
const fileIn = (value: unknown) => {
  const name = fileName(value);
  return name === null ? null : `@${name}`;
};
const isForm = (operation: string | null) => operation !== null && operations[operation as OperationId].multipart;

/** For a request refused before parsing: its raw body. */
function bodyOf({ operation, method, input, body }: LoggedRequest): Record<string, unknown> {
  if (method === "GET") return {};
  if (operation === null || typeof input !== "object" || input === null) return parsed(body);
  const { query, encrypted } = operations[operation as OperationId];
  const isInQuery = (name: string) => query === "all" || query.includes(name);
  const shown = structuredClone(input) as Record<string, unknown>;
  for (const { field } of encrypted) replaceAt(shown, field, `<${field}, encrypted>`);
  return Object.fromEntries(Object.entries(shown).filter(([name]) => !isInQuery(name)));
}

function replaceAt(object: Record<string, unknown>, path: string, by: string): void {
  const [first = "", ...rest] = path.split(".");
  if (!(first in object)) return;
  const inside = object[first];
  if (rest.length === 0) object[first] = by;
  else if (typeof inside === "object" && inside !== null)
    replaceAt(inside as Record<string, unknown>, rest.join("."), by);
}

function parsed(body: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(body ?? "{}");
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** In single quotes only the quote itself is special. */
const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;
