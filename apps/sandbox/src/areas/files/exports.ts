export { claimFile, seedFile } from "./file.ts";
