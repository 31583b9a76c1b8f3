import { useIntl } from "react-intl";
import { formatDay } from "../time/time.ts";

/** The day of publication or change. */
export function Day({ at }: { at: string }) {
  return <time dateTime={at}>{formatDay(at, useIntl())}</time>;
}
