export { addressesOf, fileAt, worldOfFile } from "./address.ts";
export { claimFile, fileName, seedFile } from "./file.ts";
