import type { CofferError } from "@coffer/errors";
import * as Effect from "effect/Effect";
import type { Signer } from "./api-key/signer.ts";
import { callOnce } from "./call-once.ts";
import type { Core } from "./core.ts";
import { map, onFailure } from "./effect-parts.ts";
import { isKeyEnded } from "./envelope.ts";
import { type RequestEvent, tell } from "./events.ts";
import { clientClosed, noSession, notForKeys, tooLarge, unsendable, withFields } from "./failure.ts";
import { givenKey } from "./idempotency-key.ts";
import type { CallOptions, Reply } from "./operation.ts";
import { isOpenAfter, isUnanswered, noteOpen } from "./outcome.ts";
import { randomId } from "./random-id.ts";
import type { CallPlan } from "./read-operation.ts";
import { readSession } from "./session/stored-session.ts";
import { sleep, type Time, withTime } from "./time.ts";
import { sizeOf } from "./transport/body-size.ts";
import { retryDelay } from "./transport/retry.ts";
import { type Fields, type RequestParts, splitInput } from "./transport/split-input.ts";
import { beginTrace } from "./transport/trace.ts";
import { within } from "./transport/within.ts";

type Answered = Effect.Effect<Reply<unknown>, CofferError>;

/** One call: encrypts marked fields, adds the token, sends the request, and resends it where that is safe. */
export function callOperation(
  core: Core,
  operation: string,
  line: string,
  input: Fields = {},
  options: CallOptions = {},
): Answered {
  const plan = core.planOf(operation, line);
  // The key belongs to the call, not to a run of it: running or resending it again is the same order.
  const idempotencyKey = plan.retry === "key" ? (givenKey(options) ?? randomId()) : undefined;
  return withTime((time) => {
    const { settings, session, sealer } = core;
    const call: CallInHand = {
      ...{ core, operation, plan, options, idempotencyKey, time },
      timeoutMs: options.timeoutMs ?? settings.timeoutMs,
      traceparent: beginTrace(settings.tracing),
      epoch: session.epoch(),
      deviceId: "",
      open: idempotencyKey !== undefined && (options.sentBefore === true || core.openKeys.has(idempotencyKey)),
      ...{ sent: 0, retries: 0, renewed: false },
    };
    const refused = refusedInput(input, idempotencyKey);
    const ready = refused ? Effect.fail(unsendable(refused)) : withSigner(call);
    const sealAndSend = () =>
      Effect.flatMap(sealer.seal(plan.encrypted, input), (sealed) => {
        const parts = splitInput(plan, sealed);
        const limit = settings.maxRequestBytes;
        if (sizeOf(parts.body) > limit) return Effect.fail(tooLarge(limit));
        return Effect.flatMap(settings.deviceId, (deviceId) => {
          call.deviceId = deviceId;
          return attempt(call, parts);
        });
      });
    const answered = Effect.flatMap(ready, () =>
      // Once: a server that knows no key of its own would be asked for ever.
      onFailure(sealAndSend(), (error) => (isKeyEnded(error) ? sealAndSend() : Effect.fail(error))),
    );
    return onFailure(
      within(options.totalTimeoutMs, answered),
      (error) => Effect.fail(toldOf(call, error)),
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

interface CallInHand {
  readonly core: Core;
  readonly operation: string;
  readonly plan: CallPlan;
  readonly options: CallOptions;
  readonly idempotencyKey: string | undefined;
  readonly time: Time;
  readonly timeoutMs: number;
  readonly traceparent: () => string | undefined;
  /** The sign-in the call belongs to. */
  readonly epoch: number;
  deviceId: string;
  /** Whether the server may have done it although no success came back; never set where resending is safe. */
  open: boolean;
  /** How often it was sent. */
  sent: number;
  /** How many attempts failed for a reason that passes: network, timeout, overload. */
  retries: number;
  /** Whether it was resent after a 401; that happens once. */
  renewed: boolean;
  /** Signs it, where the client has a key and the operation takes one. */
  signer?: Signer;
}

/** Finds who signs the call, if anybody; an operation for people only isn't sent with a key. */
function withSigner(call: CallInHand): Effect.Effect<void, CofferError> {
  const { core, plan, operation } = call;
  if (!core.signer || plan.auth === "none") return Effect.void;
  return Effect.flatMap(core.signer, (signer) => {
    if (signer.takes(operation)) call.signer = signer;
    else if (plan.auth === "required") return Effect.fail(notForKeys(operation));
    return Effect.void;
  });
}

function attempt(call: CallInHand, parts: RequestParts): Answered {
  const { plan, epoch } = call;
  const { session, signer } = call.core;
  if (signer || plan.auth === "none") return sendOnce(call, parts, undefined);
  return Effect.flatMap(session.token(plan.auth === "required", call.timeoutMs), (token) => {
    // A call that changes something is never sent for another user who signed in meanwhile. A read is sent for the current one.
    const reads = plan.method === "GET" && plan.retry === "safe";
    if (!reads && session.epoch() !== epoch) return Effect.fail(noSession());
    return sendOnce(call, parts, token);
  });
}

/** Sends it once, reports it to the listeners, and decides what follows. */
function sendOnce(call: CallInHand, parts: RequestParts, token: string | undefined): Answered {
  const { core, operation, plan, options, idempotencyKey, time, timeoutMs, deviceId } = call;
  const { settings } = core;
  call.sent += 1;
  const openBefore = call.open;
  setOpen(call, true);
  const started = time.now();
  if (call.sent === 1) settings.budget.spendCall(started);
  const traceparent = call.traceparent();
  const event: RequestEvent = { operation, attempt: call.sent, idempotencyKey, traceparent };
  tell(settings.events.onRequest, event);
  const ended = (status: number | undefined, requestId: string | undefined, error?: CofferError) => {
    const durationMs = time.now().steady - started.steady;
    tell(settings.events.onResponse, { ...event, status, requestId, durationMs, error });
  };
  const { headers = {} } = options;
  const sign = (request: Request) => call.signer?.sign(request, time.now().wall);
  const out = { plan, parts, timeoutMs, deviceId, token, idempotencyKey, traceparent, headers, sign };
  return onFailure(
    map(callOnce(settings, out, time), (reply) => {
      setOpen(call, false);
      ended(reply.status, reply.requestId);
      keepSession(call, reply.result);
      return { ...reply, attempts: call.sent };
    }),
    (failure) => {
      setOpen(call, isOpenAfter(failure, openBefore));
      const error = toldOf(call, failure);
      ended(error.status, error.requestId, error);
      return recover(call, parts, token, error, event);
    },
  );
}

function setOpen(call: CallInHand, open: boolean): void {
  if (call.plan.retry === "safe") return;
  call.open = open;
  if (call.idempotencyKey !== undefined) noteOpen(call.core.openKeys, call.idempotencyKey, open);
}

/** The failure, with what it means for this call. */
function toldOf({ operation, plan, sent, open, idempotencyKey }: CallInHand, error: CofferError): CofferError {
  const again = error.retryable || (plan.retry === "key" && isUnanswered(error));
  return withFields(error, {
    ...{ operation, attempts: sent, idempotencyKey },
    outcomeUnknown: open,
    // Without an idempotency key, resending could do it twice.
    retryable: again && !(open && plan.retry === "never"),
  });
}

/** What follows a failed attempt: a new token, another attempt, or the failure. */
function recover(
  call: CallInHand,
  parts: RequestParts,
  token: string | undefined,
  error: CofferError,
  event: RequestEvent,
): Answered {
  const { core, plan, options } = call;
  const { settings, session } = core;
  if (!call.renewed && call.signer?.learns(error, call.time.now().wall, plan.retry !== "never")) {
    call.renewed = true;
    return attempt(call, parts);
  }
  const ended = token !== undefined && (error.behaviour === "endSession" || error.behaviour === "confirmSignIn");
  // A late 401 for an older token says nothing about the current session.
  if (ended && session.get()?.accessToken === token) session.end("refused", error);
  // Public calls go on without a token: an ended session must not prevent signing in.
  const isOptional = plan.auth === "optional";
  if (token !== undefined && !call.renewed && (ended ? isOptional : error.status === 401)) {
    call.renewed = true;
    const renewed = ended ? Effect.void : session.renew(token, call.timeoutMs);
    return Effect.flatMap(isOptional ? onFailure(renewed, () => Effect.void) : renewed, () => attempt(call, parts));
  }
  if (ended) return Effect.fail(error);
  // The server may have lost the key triple before its time, such as by a restart: what is sealed next takes a new one.
  if (plan.encrypted.length > 0 && error.kind === "api") core.sealer.forget();
  const delayMs = retryDelay(plan.retry, error, call.retries, options.retries ?? settings.retries);
  if (delayMs === undefined) return Effect.fail(error);
  const budgetSpent = !settings.budget.spendRetry(call.time.now());
  tell(settings.events.onRetry, { ...event, delayMs, error, budgetSpent });
  if (budgetSpent) return Effect.fail(error);
  call.retries += 1;
  return Effect.flatMap(sleep(delayMs), () => attempt(call, parts));
}

/** What a success does to the session. Refreshing is the session's own business. */
function keepSession({ core, plan, epoch, time }: CallInHand, result: unknown): void {
  // A new sign-in during the sign-out call stays signed in.
  if (plan.session === "end" && core.session.epoch() === epoch) core.session.end("signedOut");
  if (plan.session !== "start") return;
  const { session: tokens }: { session?: unknown } = Object(result);
  // A sign-in that needs a second step brings no tokens yet.
  const session = readSession(tokens, time.now().wall);
  if (session) core.session.start(session);
}
