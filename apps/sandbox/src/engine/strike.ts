import type { ErrorCode } from "@coffer/errors";
import { sessions } from "../domain/session/session.ts";
import { refuse } from "../refusal.ts";
import type { World } from "../world/world.ts";
import { bearerOf } from "./auth.ts";
import type { Fault } from "./faults.ts";
import type { EngineReply, EngineRequest } from "./request.ts";

const DRIP_EVERY = 1000;
const RETRY_AFTER = 30;

/** What a fault answers in the call's place; null where the call is made all the same. */
export function replyInstead(fault: Fault | null): Pick<EngineReply, "status" | "headers" | "body"> | null {
  const instead = (status: number) => ({ status, headers: {}, body: "" });
  switch (fault?.kind) {
    case "code": {
      // The plan was checked when it was set.
      const code = (fault.value ?? 1) as ErrorCode;
      throw refuse(code, null, code === 429 ? { retryAfter: RETRY_AFTER } : {});
    }
    case "status":
      return instead(fault.value ?? 503);
    case "empty":
      return instead(200);
    case "reset":
    case "timeout":
      return instead(503);
    default:
      return null;
  }
}

/** What a fault does to a reply on its way out. */
export function distort(reply: EngineReply, fault: Fault | null): EngineReply {
  if (fault === null) return reply;
  const { latency, kind, value } = fault;
  const late = latency === undefined ? reply : { ...reply, latency };
  if (kind === "malformed") return { ...late, body: reply.body.slice(0, Math.ceil(reply.body.length / 2)) };
  if (kind === "reset" || kind === "commitThenDrop") return { ...late, fault: "reset" };
  if (kind === "timeout") return { ...late, fault: "timeout" };
  return kind === "drip" ? { ...late, fault: "drip", dripEvery: value ?? DRIP_EVERY } : late;
}

export function expireToken(world: World, headers: EngineRequest["headers"]): void {
  const token = bearerOf(headers);
  const session = token === null ? undefined : world.table(sessions).one("accessToken", token);
  if (session) world.table(sessions).update(session.id, { accessExpiresAt: world.clock.now() });
}
