import { defineModule } from "../../../core/define-module.ts";
import { users } from "../user/exports.ts";
import { operations } from "./operations.ts";
import { sessions } from "./session.ts";
import { tickets } from "./ticket.ts";
import { startSession } from "./tokens.ts";

export const module = defineModule({
  name: "auth/session",
  needs: ["assets/records", "auth/user"],
  operations,
  tables: [sessions, tickets],
  provides: {
    signIn: (world, uid) => {
      const user = world.table(users).get(uid);
      if (!user) throw new Error(`There is no user ${uid}.`);
      return startSession(world, user, { device: "", ip: "" }).accessToken;
    },
  },
});
