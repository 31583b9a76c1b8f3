import { serverNow } from "../../lib/deadline.ts";

/** "over 18" of the product's eligibility questions. */
const adultYears = 18;

/** The calendar day now, by the server's clock, so that a wrong clock here refuses nobody. */
export const today = (): string => new Date(serverNow()).toISOString().slice(0, 10);

/** The latest birthday of somebody who is of age today. */
export function adultBornBy(): string {
  const [year = "", ...rest] = today().split("-");
  return [String(Number(year) - adultYears), ...rest].join("-");
}
