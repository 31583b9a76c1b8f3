import { defineModule } from "../../../core/define-module.ts";
import { userRoutes } from "./control.ts";
import { contactMagic } from "./magic-contacts.ts";
import { operator } from "./operator.ts";
import { seedPersonas } from "./personas.ts";
import { users } from "./user.ts";

export const module = defineModule({
  name: "auth/user",
  needs: ["assets/records"],
  tables: [users],
  actors: { operator },
  magic: contactMagic,
  seed: seedPersonas,
  controlRoutes: userRoutes,
  provides: {
    userIds: (world) =>
      world
        .table(users)
        .all()
        .map(({ uid }) => uid),
  },
});
