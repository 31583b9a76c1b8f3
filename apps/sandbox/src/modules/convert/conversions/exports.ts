export { SETTLED_WITHIN } from "./convert-large.ts";
export { QUOTE_SECONDS } from "./seed.ts";
