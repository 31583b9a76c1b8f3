import type { CofferError } from "@coffer/errors";
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import { callOnce } from "./call-once.ts";
import type { Core } from "./core.ts";
import { seal } from "./crypto/seal.ts";
import { tell } from "./events.ts";
import { withFields } from "./failure.ts";
import { basic } from "./gen/operations.ts";
import type { CallOptions, Reply } from "./operation.ts";
import { randomId } from "./random-id.ts";
import type { CallPlan } from "./read-operation.ts";
import { readClocks } from "./session/lifetime.ts";
import { readSession } from "./session/stored-session.ts";
import { retryDelay } from "./transport/retry.ts";
import { type Fields, type RequestParts, splitInput } from "./transport/split-input.ts";
import { within } from "./transport/within.ts";

type Answered = Effect.Effect<Reply<unknown>, CofferError>;

/** One operation, from its input to its result: sealed, signed in, sent, sent again where that is safe. */
export function callOperation(
  core: Core,
  operation: string,
  line: string,
  input: Fields = {},
  options: CallOptions = {},
): Answered {
  return Effect.suspend(() => {
    const plan = core.planOf(operation, line);
    // Made before the first attempt: every resend is the same intent.
    const idempotencyKey = plan.retry === "key" ? (options.idempotencyKey ?? randomId()) : undefined;
    const epoch = core.session.epoch();
    const counts = { sent: 0, retries: 0, renewed: false };
    const call: CallInHand = { core, operation, plan, options, idempotencyKey, epoch, ...counts };
    const answered = sealInput(core, plan, input).pipe(
      Effect.flatMap((sealed) => attempt(call, splitInput(plan, sealed))),
      Effect.tap(({ result }) => Effect.map(readClocks, (now) => keepSession(call, result, now.wall))),
    );
    return within(options.totalTimeoutMs, answered).pipe(
      Effect.mapError((error) => withFields(error, { operation, attempts: call.sent, idempotencyKey })),
      Effect.map((reply) => ({ ...reply, attempts: call.sent })),
    );
  });
}

interface CallInHand {
  readonly core: Core;
  readonly operation: string;
  readonly plan: CallPlan;
  readonly options: CallOptions;
  readonly idempotencyKey: string | undefined;
  /** The sign-in it was begun under. */
  readonly epoch: number;
  /** How often it was sent. */
  sent: number;
  /** How often it was sent again because something was in the way. */
  retries: number;
  /** Whether it was sent again after a 401; once is all a call gets. */
  renewed: boolean;
}

function attempt(call: CallInHand, parts: RequestParts): Answered {
  const { core, plan } = call;
  const required = plan.auth === "required";
  const token = plan.auth === "none" ? Effect.succeed(undefined) : core.session.token(required, timeoutOf(call));
  return Effect.flatMap(token, (sentToken) =>
    Effect.catch(sendOnce(call, parts, sentToken), (error) => recover(call, parts, sentToken, error)),
  );
}

/** Sends it once and tells about it. */
function sendOnce(call: CallInHand, parts: RequestParts, token: string | undefined): Answered {
  const { core, operation, plan, options, idempotencyKey } = call;
  const { settings } = core;
  return Effect.gen(function* () {
    call.sent += 1;
    const event = { operation, attempt: call.sent, idempotencyKey };
    tell(settings.events.onRequest, event);
    const started = yield* readClocks;
    const timeoutMs = timeoutOf(call);
    const headers = options.headers ?? {};
    const outcome = yield* Effect.result(
      callOnce(settings, { plan, parts, timeoutMs, token, idempotencyKey, headers }),
    );
    const durationMs = (yield* readClocks).steady - started.steady;
    const error = Result.isFailure(outcome) ? outcome.failure : undefined;
    const { status, requestId } = Result.isFailure(outcome) ? outcome.failure : outcome.success;
    tell(settings.events.onResponse, { ...event, status, requestId, durationMs, error });
    return yield* Effect.fromResult(outcome);
  });
}

/** What follows a failed attempt: a new token, another attempt, or the failure. */
function recover(call: CallInHand, parts: RequestParts, token: string | undefined, error: CofferError): Answered {
  const { core, operation, plan, options, idempotencyKey } = call;
  const { settings, session } = core;
  const ends = error.behaviour === "endSession" || error.behaviour === "confirmSignIn";
  if (ends && token !== undefined) {
    // A straggler sent with an older token says nothing about the session of now.
    if (session.get()?.accessToken === token) session.end("refused", error);
    return Effect.fail(error);
  }
  if (error.status === 401 && token !== undefined && !call.renewed) {
    call.renewed = true;
    return Effect.andThen(session.renew(token, timeoutOf(call)), attempt(call, parts));
  }
  // The server may have lost the key triple before its time, such as by a restart; the next call fetches a new one.
  if (plan.encrypted.length > 0 && error.kind === "api") core.keys.forget();
  const delayMs = retryDelay(plan.retry, error, call.retries, options.retries ?? settings.retries);
  if (delayMs === undefined) return Effect.fail(error);
  call.retries += 1;
  tell(settings.events.onRetry, { operation, attempt: call.sent, idempotencyKey, delayMs, error });
  return Effect.andThen(Effect.sleep(delayMs), attempt(call, parts));
}

function sealInput(core: Core, plan: CallPlan, input: Fields): Effect.Effect<Fields, CofferError> {
  if (plan.encrypted.length === 0) return Effect.succeed(input);
  const resultOf = (answered: Answered) => Effect.map(answered, ({ result }) => result);
  const ports = {
    hash: core.keyHash,
    triple: core.keys.get(resultOf(callOperation(core, "getKEIS", basic.getKEIS))),
    ticket: (asked: Fields) => resultOf(callOperation(core, "pTR", basic.pTR, asked)),
  };
  return seal(ports, plan.encrypted, input);
}

/** What a success does to the session. Refreshing is the session's own business. */
function keepSession({ core, plan, epoch }: CallInHand, result: unknown, now: number): void {
  // Whoever signed in again while the sign-out was on its way stays signed in.
  if (plan.session === "end" && core.session.epoch() === epoch) core.session.end("signedOut");
  if (plan.session !== "start") return;
  const { session: tokens }: { session?: unknown } = Object(result);
  // A sign-in that needs a second step brings no tokens yet.
  const session = readSession(tokens, now);
  if (session) core.session.start(session);
}

function timeoutOf({ core, options }: CallInHand): number {
  return options.timeoutMs ?? core.settings.timeoutMs;
}
