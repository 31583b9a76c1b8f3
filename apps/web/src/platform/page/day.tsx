import { useLocale } from "../intl/text.tsx";
import { formatDay } from "../time/time.ts";

/** The day something was written or changed. */
export function Day({ at }: { at: string }) {
  return <time dateTime={at}>{formatDay(at, useLocale())}</time>;
}
