import { type OperationId, operations } from "@coffer/sdk/contract";
import type { LoggedRequest } from "../../../calls/replies.ts";
import { fileName } from "./file-name.ts";

const BLANK = "•••";
type Fields = Record<string, unknown>;

/** Returns `await coffer.<group>.<operation>({ … })`; null without such an SDK call. `note` mentions the encryption. */
export function sdkCallOf({ operation, input, idempotencyKey }: LoggedRequest, note: string): string | null {
  if (operation === null) return null;
  const { group, encrypted, multipart } = operations[operation as OperationId];
  const filled = new Set(encrypted.flatMap(({ keyId, derived }) => [keyId, derived?.ticket]));
  const secret = new Set(encrypted.map(({ field }) => field));
  const given =
    typeof input === "object" && input !== null ? write(input as Fields, "", "", { filled, secret, multipart }) : null;
  const options = idempotencyKey === null ? null : `{ idempotencyKey: ${JSON.stringify(idempotencyKey)} }`;
  const passed = [given ?? (options === null ? null : "{}"), options].filter((each) => each !== null);
  const call = `await coffer.${group}.${operation}(${passed.join(", ")});`;
  const shown = [...secret].filter((field) => has(input, field));
  return shown.length === 0 ? call : `// ${note}: ${shown.join(", ")}\n${call}`;
}

type Marks = { filled: ReadonlySet<string | undefined>; secret: ReadonlySet<string>; multipart: boolean };

/** Formats an object; null if nothing is left. Fields that the SDK fills are omitted. */
function write(value: Fields, path: string, at: string, marks: Marks): string | null {
  const entries = Object.entries(value).filter(([name]) => !marks.filled.has(path + name));
  if (entries.length === 0) return null;
  const written = entries.map(([name, each]) => {
    const key = /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
    // A placeholder name.
    const isFile = marks.multipart && fileName(each) !== null;
    if (marks.secret.has(path + name) || each === BLANK || isFile) return `${at}  ${key},`;
    return `${at}  ${key}: ${literal(each, `${path}${name}.`, `${at}  `, marks)},`;
  });
  return `{\n${written.join("\n")}\n${at}}`;
}

function literal(value: unknown, path: string, at: string, marks: Marks): string {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return JSON.stringify(value);
  return write(value as Fields, path, at, marks) ?? "{}";
}

function has(input: unknown, path: string): boolean {
  const found = path.split(".").reduce<unknown>((value, name) => (value as Fields | null | undefined)?.[name], input);
  return found !== undefined;
}
