import { CofferError } from "@coffer/errors";
import * as Effect from "effect/Effect";
import type { Signer } from "./api-key/signer.ts";
import type { Core } from "./core.ts";
import { onFailure } from "./effect-parts.ts";
import { isKeyEnded } from "./envelope.ts";
import { clientClosed, tooLarge, unsendable } from "./failure.ts";
import { givenKey } from "./idempotency-key.ts";
import type { CallOptions } from "./operation.ts";
import { randomId } from "./random-id.ts";
import { readOperation } from "./read-operation.ts";
import { type Answered, makeSending } from "./sending.ts";
import { withTime } from "./time.ts";
import { sizeOf } from "./transport/body-size.ts";
import { type Fields, splitInput } from "./transport/split-input.ts";
import { within } from "./transport/within.ts";

/** One call: encrypts marked fields, adds the token, sends the request, and resends it where that is safe. */
export function callOperation(
  core: Core,
  operation: string,
  line: string,
  input: Fields = {},
  options: CallOptions = {},
): Answered {
  core.plans[operation] ??= readOperation(operation, line);
  const plan = core.plans[operation];
  const encrypts = line.includes(" encrypt:");
  // The key belongs to the call, not to a run of it: running or resending it again is the same order.
  const idempotencyKey = plan.retry === "key" ? (givenKey(options) ?? randomId()) : undefined;
  return withTime((time) => {
    const { settings, sealer, signer } = core;
    const sending = makeSending(core, { operation, plan, encrypts, options, idempotencyKey, time });
    const sealAndSend = (signing?: Signer) =>
      Effect.flatMap(encrypts ? sealer.seal(line, input, time) : Effect.succeed(input), (sealed) => {
        const parts = splitInput(plan, sealed);
        const limit = settings.maxRequestBytes;
        if (sizeOf(parts.body) > limit) return Effect.fail(tooLarge(limit));
        return Effect.flatMap(settings.deviceId, (deviceId) => sending.attempt(parts, deviceId, signing));
      });
    const sent = (signing?: Signer): Answered =>
      // Once: a server that knows no key of its own would be asked for ever.
      onFailure(sealAndSend(signing), (error) => (isKeyEnded(error) ? sealAndSend(signing) : Effect.fail(error)));
    const refused = refusedInput(input, idempotencyKey);
    const answered = refused
      ? Effect.fail(unsendable(refused))
      : !signer || plan.auth === "none"
        ? sent()
        : Effect.flatMap(signer, (found) => {
            const refusal = found.refusalOf(operation);
            if (!refusal) return sent(found);
            // An operation for people only isn't sent with a key.
            return plan.auth === "required" ? Effect.fail(new CofferError(refusal)) : sent();
          });
    return onFailure(
      within(options.totalTimeoutMs, answered),
      (error) => Effect.fail(sending.told(error)),
      // Cancelled by the client itself; after an interruption by the caller this code doesn't run.
      clientClosed,
    );
  });
}

/** Why a call can't be made with this, whatever the server would say. */
function refusedInput(input: unknown, idempotencyKey = "unused-key"): string | undefined {
  if (typeof input !== "object" || input === null) return "Its input must be an object.";
  // The server's own rule: refused there, it would cost a round trip and leave open which call it was for.
  return /^[\w-]{8,128}$/.test(idempotencyKey) ? undefined : "An idempotency key is 8 to 128 letters, digits, - and _.";
}
