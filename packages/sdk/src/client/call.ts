import { CofferError } from "@coffer/errors";
import * as Cause from "effect/Cause";
import * as Effect from "effect/Effect";
import { readClocks } from "../http/clocks.ts";
import { isKeyEnded } from "../http/envelope.ts";
import { tell } from "../http/events.ts";
import { clientClosed, tooLarge, unsendable } from "../http/failure.ts";
import { givenKey } from "../http/idempotency-key.ts";
import type { CallOptions } from "../http/operation.ts";
import { type OperationSpec, planOf } from "../http/operation-spec.ts";
import { randomId } from "../http/random-id.ts";
import { type Fields, sizeOf, splitInput } from "../http/request-parts.ts";
import { retrySchedule } from "../http/retry-policy.ts";
import { withTimeout } from "../http/with-timeout.ts";
import type { Signer } from "../signing/signer.ts";
import { type Answered, type AttemptParts, attempt } from "./attempt.ts";
import { beginCall, type CallState, describeFailure } from "./call-state.ts";
import type { Core } from "./core.ts";
import { withSignature, withToken } from "./session-policy.ts";

/** One call: encrypts marked fields, adds the token, sends the request, and resends it where that is safe. */
export function callOperation(
  core: Core,
  operation: string,
  spec: OperationSpec,
  input: Fields = {},
  options: CallOptions = {},
): Answered {
  const plan = planOf(spec);
  // The key belongs to the call, not to a run of it: running or resending it again is the same order.
  const idempotencyKey = plan.retry === "key" ? (givenKey(options) ?? randomId()) : undefined;
  return Effect.suspend(() => {
    const call = beginCall(core, { operation, plan, options, idempotencyKey });
    const refused = refusedInput(input, idempotencyKey);
    const answered = refused ? Effect.fail(unsendable(refused)) : authenticated(core, call, input);
    return withTimeout(answered, options.totalTimeoutMs).pipe(
      // Interrupted by the client itself; after an interruption by the caller this code doesn't run.
      Effect.catchCause((cause) =>
        Cause.hasInterruptsOnly(cause) ? Effect.fail(clientClosed()) : Effect.failCause(cause),
      ),
      Effect.catch((error) => Effect.fail(describeFailure(call, error))),
    );
  });
}

/** Signs the call where the client has an API key, and sends it. */
function authenticated(core: Core, call: CallState, input: Fields): Answered {
  const { operation, plan } = call;
  if (!core.signer || plan.auth === "none") return encrypted(core, call, input);
  return Effect.flatMap(core.signer, (signer) => {
    const refusal = signer.refusalOf(operation);
    if (!refusal) return encrypted(core, call, input, signer);
    // An operation for people only isn't sent with a key.
    return plan.auth === "required" ? Effect.fail(new CofferError(refusal)) : encrypted(core, call, input);
  });
}

/** Encrypts the marked fields and sends the call; once more where the server no longer has the key. */
function encrypted(core: Core, call: CallState, input: Fields, signer?: Signer): Answered {
  const { encrypter, settings } = core;
  const fields = call.plan.encrypted;
  const send = Effect.flatMap(fields.length > 0 ? encrypter.encrypt(fields, input) : Effect.succeed(input), (ready) => {
    const parts = splitInput(call.plan, ready);
    const limit = settings.maxRequestBytes;
    if (sizeOf(parts.body) > limit) return Effect.fail(tooLarge(limit));
    return Effect.flatMap(settings.deviceId, (deviceId) =>
      retried(core, call, { parts, deviceId, token: undefined, signer }),
    );
  });
  if (fields.length === 0) return send;
  return Effect.catch(send, (error) => {
    // The server may have lost the key triple before its time, such as by a restart: the next one is new.
    if (error.kind === "api") encrypter.forget();
    // Once: a server that knows no key of its own would be asked for ever.
    return isKeyEnded(error) ? send : Effect.fail(error);
  });
}

/** Attempts the call, and again where that is safe and the retry budget allows it. */
function retried(core: Core, call: CallState, parts: AttemptParts): Answered {
  const { settings } = core;
  const { plan, options } = call;
  const { signer } = parts;
  const allow = (error: CofferError, delayMs: number) =>
    Effect.clockWith((clock) => {
      const { lastRequest, finalError } = call;
      if (!lastRequest || error === finalError) return Effect.succeed(false);
      const budgetSpent = !settings.budget.spendRetry(readClocks(clock));
      tell(settings.events.onRetry, { ...lastRequest, delayMs, error, budgetSpent });
      return Effect.succeed(!budgetSpent);
    });
  const send = (token?: string) => attempt(core, call, { ...parts, token });
  const sent = signer ? withSignature(call, signer, send) : plan.auth === "none" ? send() : withToken(core, call, send);
  const schedule = retrySchedule({ retry: plan.retry, retries: options.retries ?? settings.retries, allow });
  return Effect.retryOrElse(sent, schedule, Effect.fail);
}

/** Why a call can't be made with this, whatever the server would say. */
function refusedInput(input: unknown, idempotencyKey = "unused-key"): string | undefined {
  if (typeof input !== "object" || input === null) return "Its input must be an object.";
  // The server's own rule: refused there, it would cost a round trip and leave open which call it was for.
  return /^[\w-]{8,128}$/.test(idempotencyKey) ? undefined : "An idempotency key is 8 to 128 letters, digits, - and _.";
}
