import { type CofferError, isCofferError } from "@coffer/errors";
import * as Effect from "effect/Effect";
import { clientClosed } from "../http/failure.ts";

/** Runs an effect as a promise. It rejects with the failure itself, or with the signal's reason once that aborts. */
export async function run<Value>(
  effect: Effect.Effect<Value, CofferError>,
  signal?: AbortSignal,
  onCancel: "reject" | "never" = "reject",
): Promise<Value> {
  // An already aborted signal would still let the first step of an effect run.
  const exit = signal?.aborted ? undefined : await Effect.runPromiseExit(effect, signal && { signal });
  if (exit?._tag === "Success") return exit.value;
  // An exit without another reason was interrupted.
  const reason = exit?.cause.reasons.find((each) => each._tag !== "Interrupt");
  if (!reason && signal?.aborted) {
    if (onCancel === "reject") throw signal.reason;
    // The product's rule for the web app: "a cancelled request never resolves".
    return new Promise(() => undefined);
  }
  const failure = !reason ? clientClosed() : reason._tag === "Fail" ? reason.error : reason.defect;
  // The trace of a fiber ends in its scheduler; taken here, it leads on to the line that made the call. Where the engine
  // can: V8, and by now the others.
  if (isCofferError(failure)) Object(Error).captureStackTrace?.(failure);
  throw failure;
}
