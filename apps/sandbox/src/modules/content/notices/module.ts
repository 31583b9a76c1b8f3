import { defineModule } from "../../../core/define-module.ts";
import { announcements, commonSettings } from "./content.ts";
import { operations } from "./operations.ts";
import { seedContent } from "./seed.ts";

export const module = defineModule({
  name: "content/notices",
  needs: ["assets/records", "auth/session"],
  operations,
  tables: [announcements, commonSettings],
  seed: seedContent,
});
