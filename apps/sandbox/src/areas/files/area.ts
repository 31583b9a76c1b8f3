import { defineArea } from "../../area/define-area.ts";
import { removeUnused, storedFiles } from "./file.ts";
import { fileMagic, operations } from "./operations.ts";

export const area = defineArea({
  name: "files",
  needs: ["session"],
  operations,
  tables: [storedFiles],
  dueTasks: [removeUnused],
  magic: fileMagic,
});
