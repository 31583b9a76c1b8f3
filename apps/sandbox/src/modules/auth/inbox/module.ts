import { defineModule } from "../../../core/define-module.ts";
import { inbox } from "./inbox.ts";

export const module = defineModule({
  name: "auth/inbox",
  needs: [],
  tables: [inbox],
});
