import { hasCode } from "@coffer/errors";

let end: string | undefined;

/** Notes what a refusal for maintenance says of its end, for the page it leads to. @returns what is known by now */
export function expectedEnd(error: unknown): string | undefined {
  if (hasCode(error, 1, 2)) end = error.data?.expectedEnd ?? undefined;
  return end;
}
