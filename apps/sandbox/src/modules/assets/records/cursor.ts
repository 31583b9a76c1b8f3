import { invalid } from "../../../core/refusal.ts";
import type { Place, Value } from "./order.ts";

// A bigint is written as digits with an n, which no other sort value resembles.
export const writeCursor = (sorting: string, [value, order]: Place) =>
  btoa(JSON.stringify([sorting, typeof value === "bigint" ? [String(value)] : value, order]))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");

/** The position of a cursor: the sort value and the row's number. */
export function readCursor(cursor: string, sorting: string): Place {
  const [of, value, order]: unknown[] = parse(cursor);
  const isPlace = Number.isSafeInteger(order) && (Array.isArray(value) ? isDigits(value[0]) : value !== undefined);
  if (!isPlace) throw invalid("Cursor", "cursor", "It is no `nextCursor` of this list.");
  if (of !== sorting) throw invalid("Cursor", "sorting", `It belongs to the order ${String(of).slice(0, 40)}.`);
  return [Array.isArray(value) ? BigInt(value[0]) : (value as Value), order as number];
}

const isDigits = (text: unknown) => typeof text === "string" && /^-?\d+$/.test(text);

function parse(cursor: string): unknown[] {
  try {
    const read: unknown = JSON.parse(atob(cursor.replaceAll("-", "+").replaceAll("_", "/")));
    return Array.isArray(read) ? read : [];
  } catch {
    return [];
  }
}
