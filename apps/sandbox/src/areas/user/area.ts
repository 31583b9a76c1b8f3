import { defineArea } from "../../area/define-area.ts";
import { contactMagic } from "./magic-contacts.ts";
import { operator } from "./operator.ts";
import { seedPersonas } from "./personas.ts";
import { users } from "./user.ts";

export const area = defineArea({
  name: "user",
  needs: ["records"],
  tables: [users],
  actors: { operator },
  magic: contactMagic,
  seed: seedPersonas,
});
