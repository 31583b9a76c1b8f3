import * as z from "zod/mini";

/** "Appeal: up to 3 proof images; remark at least 10 characters; orders older than 24 hours cannot be appealed." */
export const APPEAL = { remarkMin: 10, imagesMax: 3, hours: 24 } as const;

/** What an appeal says, blanks at its ends left out. */
export const appealRemark = z.string().check(z.trim(), z.minLength(APPEAL.remarkMin));

/** Whether an order of this moment (ISO 8601) may still be appealed. */
export function isWithinAppealTime(orderedAt: string, now: Date): boolean {
  return now.getTime() - Date.parse(orderedAt) <= APPEAL.hours * 60 * 60 * 1000;
}
