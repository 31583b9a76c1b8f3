import { defineArea } from "../../area/define-area.ts";
import { announcements, commonSettings } from "./content.ts";
import { operations } from "./operations.ts";
import { seedContent } from "./seed.ts";

export const area = defineArea({
  name: "content",
  needs: ["records", "session"],
  operations,
  tables: [announcements, commonSettings],
  seed: seedContent,
});
