import type { LegalCurrencyOrder } from "@coffer/sdk";
import type { Held } from "../../../platform/time/deadline.ts";

/** Returns the current deadline and its start; none under an appeal and after the end. */
export function deadlineOf({ payBy, confirmBy, timeline, time }: LegalCurrencyOrder): Held | undefined {
  const expiresAt = payBy ?? confirmBy;
  if (expiresAt === null) return undefined;
  return { expiresAt, serverTime: timeline.at(-1)?.time ?? time };
}

/** Announced as paid with an open appeal: only its decision changes the status. */
export const isUnderAppeal = ({ appealId, confirmBy, status }: LegalCurrencyOrder): boolean =>
  appealId !== null && confirmBy === null && (status === 0 || status === 3);
