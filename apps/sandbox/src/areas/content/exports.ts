export { announcements } from "./content.ts";
