import type { LegalCurrencyOrder } from "@coffer/sdk";
import type { Held } from "../../../platform/time/deadline.ts";

/** Until when whose turn it is must act, and since when the time runs; none under an appeal and once it has ended. */
export function deadlineOf({ payBy, confirmBy, timeline, time }: LegalCurrencyOrder): Held | undefined {
  const expiresAt = payBy ?? confirmBy;
  if (expiresAt === null) return undefined;
  return { expiresAt, serverTime: timeline.at(-1)?.time ?? time };
}

/** Paid by what one side says, and an appeal about it is open: nothing moves but by its decision. */
export const isUnderAppeal = ({ appealId, confirmBy, status }: LegalCurrencyOrder): boolean =>
  appealId !== null && confirmBy === null && (status === 0 || status === 3);
