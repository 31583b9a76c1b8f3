import { totpStep } from "../../crypto/totp.ts";
import { isMagicAllowed, MAGIC_CODE } from "../../outcomes/magic.ts";
import type { World } from "../../world/world.ts";
import { type User, users } from "../user/user.ts";

/** Whether the authenticator shows this code now. A code is good once: taking it spends it and all before it. */
export function takeGoogleCode(world: World, user: User, code: string): boolean {
  if (user.googleSecret === null) return false;
  if (isMagicAllowed(world) && code === MAGIC_CODE) return true;
  const step = totpStep(user.googleSecret, code, world.clock.now());
  if (step === null || step <= user.googleStep) return false;
  world.table(users).update(user.uid, { googleStep: step });
  return true;
}
