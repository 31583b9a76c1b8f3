export { ADULT_YEARS } from "./document-rules.ts";

export { checkOwnName } from "./same-name.ts";
