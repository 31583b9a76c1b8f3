import { isCofferError } from "@coffer/errors";
import type { FieldPath, FieldValues } from "react-hook-form";

export interface Places<Field extends string = string> {
  /** Server field → form field, where the names differ. */
  fields?: Record<string, Field> | undefined;
  /** Catalogue code → its field. */
  codes?: Partial<Record<number, Field>> | undefined;
}

/** Returns the form fields of a refusal: those the server names, and the one of its code. */
export function serverFieldErrors<Values extends FieldValues>(
  failure: unknown,
  places: Places,
  values: Values,
): { field: FieldPath<Values>; message: string }[] {
  if (!isCofferError(failure)) return [];
  const named = failure.validationErrors.map(({ field, message }) => ({
    field: renamed(places.fields, field),
    message,
  }));
  const field = failure.code === undefined ? undefined : places.codes?.[failure.code];
  const message = [failure.message, failure.details].filter(Boolean).join(" ");
  return [...named, ...(field ? [{ field, message }] : [])].flatMap((fault) =>
    placeOf(values, fault.field).map((place) => ({ field: place, message: fault.message })),
  );
}

/** Returns the field that shows the fault of a path: of one of several values, the field of all. */
function placeOf<Values extends FieldValues>(values: Values, path: string): FieldPath<Values>[] {
  if (!hasPath(values, path)) return [];
  const list = path.replace(/\.\d+$/, "");
  const isOneOfSeveral = list !== path && typeof valueAt(values, path) !== "object" && hasPath(values, list);
  return [isOneOfSeveral ? (list as FieldPath<Values>) : path];
}

const renamed = (names: Places["fields"], field: string) =>
  (names && Object.hasOwn(names, field) ? names[field] : undefined) ?? field;

/** Returns whether a form with these values has such a field. */
export function hasPath<Values extends FieldValues>(values: Values, path: string): path is FieldPath<Values> {
  return valueAt(values, path) !== nowhere;
}

const nowhere = Symbol("nowhere");

function valueAt(values: FieldValues, path: string): unknown {
  let at: unknown = values;
  for (const name of path.split(".")) {
    if (typeof at !== "object" || at === null || !Object.hasOwn(at, name)) return nowhere;
    at = Reflect.get(at, name);
  }
  return at;
}
