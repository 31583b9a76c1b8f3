import { type CofferError, isCofferError } from "@coffer/errors";
import * as Effect from "effect/Effect";
import type { Exit } from "effect/Exit";
import { reasonOf } from "./effect-parts.ts";
import { clientClosed } from "./failure.ts";

/** Runs an effect as a promise. It rejects with the failure itself, or with the signal's reason once that aborts. */
export async function run<Value>(
  effect: Effect.Effect<Value, CofferError>,
  signal?: AbortSignal,
  onCancel: "reject" | "never" = "reject",
): Promise<Value> {
  const exit = await exitOf(effect, signal);
  if (exit?._tag === "Success") return exit.value;
  const reason = exit && reasonOf(exit.cause);
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

/** What came of an effect; `undefined` when the signal had aborted before it began. */
function exitOf<Value>(
  effect: Effect.Effect<Value, CofferError>,
  signal: AbortSignal | undefined,
): Promise<Exit<Value, CofferError> | undefined> {
  return new Promise((resolve) => {
    // An already aborted signal would still let the first step of an effect run.
    if (signal?.aborted) return resolve(undefined);
    const fiber = Effect.runFork(effect);
    const interrupt = () => fiber.interruptUnsafe();
    signal?.addEventListener("abort", interrupt);
    fiber.addObserver((exit) => {
      signal?.removeEventListener("abort", interrupt);
      resolve(exit);
    });
  });
}
