import { defineModule } from "../../../core/define-module.ts";
import { isoOf } from "../../../world/clock.ts";
import { inbox, readInbox } from "./inbox.ts";

export const module = defineModule({
  name: "auth/inbox",
  needs: [],
  tables: [inbox],
  controlRoutes: {
    "GET inbox": ({ world, fields }) => {
      const to = fields.optionalText("to")?.toLowerCase();
      fields.done();
      return { items: readInbox(world, to).map((message) => ({ ...message, at: isoOf(message.at) })) };
    },
  },
});
