import { defineArea } from "../../area/define-area.ts";
import { fileContents } from "./content.ts";
import { removeUnused, storedFiles } from "./file.ts";
import { fileMagic, operations } from "./operations.ts";

export const area = defineArea({
  name: "files",
  needs: ["session"],
  operations,
  tables: [storedFiles, fileContents],
  dueTasks: [removeUnused],
  magic: fileMagic,
});
