import { defineModule } from "../../../core/define-module.ts";
import { addressesOf, fileAt, worldOfFile } from "./address.ts";
import { fileContents } from "./content.ts";
import { removeUnused, storedFiles } from "./file.ts";
import { fileMagic, operations } from "./operations.ts";

export const module = defineModule({
  name: "receipt-methods/files",
  needs: ["auth/session"],
  operations,
  tables: [storedFiles, fileContents],
  dueTasks: [removeUnused],
  magic: fileMagic,
  pages: [{ worldOf: worldOfFile, answer: fileAt }],
  provides: { fileAddresses: addressesOf },
});
