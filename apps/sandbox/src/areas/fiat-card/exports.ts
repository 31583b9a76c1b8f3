export { cardPageAt, worldOfCardPage } from "./page.ts";
