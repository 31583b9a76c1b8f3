export { announcements, type Wording, wordingOf } from "./content.ts";
