export { published } from "./published.ts";
