export { addressesOf, fileAt, worldOfFile } from "./address.ts";
export { claimFile, seedFile } from "./file.ts";
