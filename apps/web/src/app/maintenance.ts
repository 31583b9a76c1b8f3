import { hasCode } from "@coffer/errors";

let end: string | undefined;

/** Records the expected end from a maintenance refusal. @returns the known end */
export function expectedEnd(error: unknown): string | undefined {
  if (hasCode(error, 1, 2)) end = error.data?.expectedEnd ?? undefined;
  return end;
}
