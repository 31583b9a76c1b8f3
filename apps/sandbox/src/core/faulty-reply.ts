import type { ErrorCode } from "@coffer/errors";
import type { Fault } from "./faults.ts";
import type { Refusal } from "./refusal.ts";
import type { EngineReply } from "./request.ts";

const DRIP_EVERY = 1000;

/**
 * Returns the reply of a fault that replaces the call; null if the call still runs. `refusal` builds the refusal with
 * its data.
 */
export function replyInstead(
  fault: Fault | null,
  refusal: (code: ErrorCode) => Refusal,
): Pick<EngineReply, "status" | "headers" | "body"> | null {
  const instead = (status: number) => ({ status, headers: {}, body: "" });
  switch (fault?.kind) {
    case "code":
      // Fault plans are checked when they are set.
      throw refusal((fault.value ?? 1) as ErrorCode);
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

/** Applies a fault to the reply of a call that has run. */
export function distort(reply: EngineReply, fault: Fault | null): EngineReply {
  if (fault === null) return reply;
  const { latency, kind, value } = fault;
  const late = latency === undefined ? reply : { ...reply, latency };
  if (kind === "malformed") return { ...late, body: reply.body.slice(0, Math.ceil(reply.body.length / 2)) };
  if (kind === "reset" || kind === "commitThenDrop") return { ...late, fault: "reset" };
  if (kind === "timeout") return { ...late, fault: "timeout" };
  return kind === "drip" ? { ...late, fault: "drip", dripEvery: value ?? DRIP_EVERY } : late;
}
