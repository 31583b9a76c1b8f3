import { useIntl } from "react-intl";
import { formatDay } from "../time/time.ts";

/** The day something was written or changed. */
export function Day({ at }: { at: string }) {
  return <time dateTime={at}>{formatDay(at, useIntl())}</time>;
}
