import { defineArea } from "../../area/define-area.ts";
import { operations } from "./operations.ts";
import { sessions } from "./session.ts";
import { tickets } from "./ticket.ts";

export const area = defineArea({
  name: "session",
  needs: ["records", "user"],
  operations,
  tables: [sessions, tickets],
});
