import type { CallPlan } from "./operation-spec.ts";

export type Fields = Readonly<Record<string, unknown>>;

/** Where the fields of a flat input travel. */
export interface RequestParts {
  readonly query: Fields;
  /** Written out once, so that a resent request is the same to the byte. */
  readonly body: string | FormData | undefined;
}

export function splitInput(plan: CallPlan, input: Fields): RequestParts {
  const { query } = plan;
  const given = Object.entries(input).filter(([, value]) => value !== undefined);
  const fields = (inQuery: boolean) => given.filter(([name]) => (query === "all" || query.includes(name)) === inQuery);
  const body = fields(false);
  return {
    query: Object.fromEntries(fields(true)),
    body: query === "all" ? undefined : plan.multipart ? toForm(body) : JSON.stringify(Object.fromEntries(body)),
  };
}

function toForm(entries: [string, unknown][]): FormData {
  const form = new FormData();
  for (const [name, value] of entries) {
    for (const one of Array.isArray(value) ? value : [value]) {
      form.append(name, one instanceof Blob ? one : String(one));
    }
  }
  return form;
}

/** The bytes of a body, near enough for a limit: a form's boundaries are left out. */
export function sizeOf(body: string | FormData | undefined): number {
  let bytes = 0;
  for (const [, part] of typeof body === "string" ? [["", body] as const] : (body ?? []))
    bytes += typeof part === "string" ? new TextEncoder().encode(part).byteLength : part.size;
  return bytes;
}
