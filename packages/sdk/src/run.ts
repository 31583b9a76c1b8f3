import type { CofferError } from "@coffer/errors";
import * as Cause from "effect/Cause";
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import { clientClosed } from "./failure.ts";

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
  if (!Cause.hasInterruptsOnly(exit.cause)) throw Cause.squash(exit.cause);
  if (signal?.aborted) return cancelled();
  throw clientClosed();
}
