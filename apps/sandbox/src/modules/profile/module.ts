import { defineModule } from "../../core/define-module.ts";
import { pendingAuthenticators } from "./authenticator.ts";

import { LOCK, lockedUntil, lockouts } from "./lockout.ts";
import { operations } from "./operations.ts";
import { BLOCK, blockedBySecurityChange, securityRecords } from "./owner-change.ts";
import { blockedAfterChange } from "./scenarios.ts";

export const module = defineModule({
  name: "profile",
  needs: ["auth/codes", "auth/inbox", "auth/session", "auth/user", "events", "scenarios/story"],
  operations,
  tables: [securityRecords, pendingAuthenticators, lockouts],
  askedRefusals: {
    signInBanned: (world) => lockedUntil(world, world.clock.now() + LOCK),
    withdrawDisabled: (world) => blockedBySecurityChange(world, world.clock.now() + BLOCK),
  },
  scenarios: [blockedAfterChange],
});
