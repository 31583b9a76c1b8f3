import { type CofferError, isCofferError } from "@coffer/errors";
import * as Cause from "effect/Cause";
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import { clientClosed } from "./failure.ts";

// Where the engine has it: V8, and by now the others.
const captureStackTrace: unknown = Reflect.get(Error, "captureStackTrace");

/** Runs an effect as a promise. It rejects with the failure itself, or with the signal's reason once that aborts. */
export async function run<Value>(
  effect: Effect.Effect<Value, CofferError>,
  signal?: AbortSignal,
  onCancel: "reject" | "never" = "reject",
): Promise<Value> {
  const cancelled = (): Promise<never> =>
    // The product's rule for the web app: "a cancelled request never resolves".
    onCancel === "never" ? new Promise(() => undefined) : Promise.reject(signal?.reason);
  // An already aborted signal would still let the first step of an effect run.
  if (signal?.aborted) return cancelled();
  const exit = await Effect.runPromiseExit(effect, signal ? { signal } : undefined);
  if (Exit.isSuccess(exit)) return exit.value;
  const interrupted = Cause.hasInterruptsOnly(exit.cause);
  if (interrupted && signal?.aborted) return cancelled();
  const failure = interrupted ? clientClosed() : Cause.squash(exit.cause);
  // The trace of a fiber ends in its scheduler; taken here, it leads on to the line that made the call.
  if (isCofferError(failure) && typeof captureStackTrace === "function") captureStackTrace(failure);
  throw failure;
}
