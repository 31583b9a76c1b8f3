import { isCofferError } from "@coffer/errors";

interface Places {
  fields?: Record<string, string> | undefined;
  codes?: Partial<Record<number, string>> | undefined;
}

/** The form fields a refusal is about: those the server names, and the one its code stands for. */
export function serverFieldErrors(
  failure: unknown,
  places: Places,
  values: object,
): { field: string; message: string }[] {
  if (!isCofferError(failure)) return [];
  const named = failure.validationErrors
    .map(({ field, message }) => ({ field: renamed(places.fields, field), message }))
    .filter(({ field }) => hasPath(values, field));
  const field = failure.code === undefined ? undefined : places.codes?.[failure.code];
  const message = [failure.message, failure.details].filter(Boolean).join(" ");
  return field ? [...named, { field, message }] : named;
}

const renamed = (names: Places["fields"], field: string) =>
  (names && Object.hasOwn(names, field) ? names[field] : undefined) ?? field;

function hasPath(values: object, path: string): boolean {
  let at: unknown = values;
  for (const name of path.split(".")) {
    if (typeof at !== "object" || at === null || !Object.hasOwn(at, name)) return false;
    at = (at as Record<string, unknown>)[name];
  }
  return true;
}
