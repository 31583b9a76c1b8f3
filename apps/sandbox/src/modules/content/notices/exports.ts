export { announcements, type Wording, wordingOf } from "./content.ts";
export { ANSWERS_REQUIRED } from "./shell-settings.ts";
