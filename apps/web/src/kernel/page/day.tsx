import { useLocale } from "../../lib/text.tsx";
import { formatDay } from "../../lib/time.ts";

/** The day something was written or changed. */
export function Day({ at }: { at: string }) {
  return <time dateTime={at}>{formatDay(at, useLocale())}</time>;
}
