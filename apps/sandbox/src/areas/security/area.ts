import { defineArea } from "../../area/define-area.ts";
import { pendingAuthenticators } from "./authenticator.ts";

import { LOCK, lockedUntil, lockouts } from "./lockout.ts";
import { operations } from "./operations.ts";
import { BLOCK, blockedBySecurityChange, securityRecords } from "./owner-change.ts";
import { blockedAfterChange } from "./scenarios.ts";

export const area = defineArea({
  name: "security",
  needs: ["codes", "events", "inbox", "session", "story", "user"],
  operations,
  tables: [securityRecords, pendingAuthenticators, lockouts],
  askedRefusals: {
    signInBanned: (world) => lockedUntil(world, world.clock.now() + LOCK),
    withdrawDisabled: (world) => blockedBySecurityChange(world, world.clock.now() + BLOCK),
  },
  scenarios: [blockedAfterChange],
});
