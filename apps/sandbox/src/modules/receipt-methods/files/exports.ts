export { claimFile, fileName, keepFrom, letRead, seedFile } from "./file.ts";
export { placeholder } from "./placeholder.ts";
