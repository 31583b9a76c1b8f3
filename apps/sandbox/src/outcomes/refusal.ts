import type { ErrorCode, Text } from "@coffer/errors";
import { attemptsText } from "../domain/codes/codes.ts";
import { lockedText } from "../domain/security/lockout.ts";
import { blockedText } from "../domain/security/security-change.ts";
import { type Refusal, refuse } from "../refusal.ts";
import type { World } from "../world/world.ts";

const HOUR = 60 * 60 * 1000;
const RETRY_AFTER = 30;

/** A refusal that was asked for, told as the real one would be: with attempts left, until when, after how long. */
export function refusalAskedFor(world: World, code: ErrorCode): Refusal {
  if (code === 429) return refuse(code, null, { retryAfter: RETRY_AFTER });
  return refuse(code, detailsOf(world, code));
}

function detailsOf(world: World, code: ErrorCode): Text | null {
  if (code === 50002 || code === 90001) return attemptsText(3);
  if (code === 50010) return lockedText(world.clock.now() + 2 * HOUR);
  if (code === 60011) return blockedText(world.clock.now() + 24 * HOUR);
  return null;
}
