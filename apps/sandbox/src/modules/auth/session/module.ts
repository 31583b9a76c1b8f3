import { defineModule } from "../../../core/define-module.ts";
import { operations } from "./operations.ts";
import { sessions } from "./session.ts";
import { tickets } from "./ticket.ts";

export const module = defineModule({
  name: "auth/session",
  needs: ["assets/records", "auth/user"],
  operations,
  tables: [sessions, tickets],
});
