export { hourOf, INTEREST_DELAY_DAYS, PAUSE_FROM, PAUSE_TO } from "./days.ts";
