import type { CofferError } from "@coffer/errors";
import * as Effect from "effect/Effect";
import type { Signer } from "./api-key/signer.ts";
import { callOnce } from "./call-once.ts";
import type { Core } from "./core.ts";
import { map, onFailure } from "./effect-parts.ts";
import { type RequestEvent, tell } from "./events.ts";
import { noSession, withFields } from "./failure.ts";
import type { CallOptions, Reply } from "./operation.ts";
import { isOpenAfter, isUnanswered, noteOpen } from "./outcome.ts";
import type { CallPlan } from "./read-operation.ts";
import { readSession } from "./session/stored-session.ts";
import { sleep, type Time } from "./time.ts";
import { retryDelay } from "./transport/retry.ts";
import type { RequestParts } from "./transport/split-input.ts";
import { beginTrace } from "./transport/trace.ts";

export type Answered = Effect.Effect<Reply<unknown>, CofferError>;

/** A call, as it stays however often it is sent. */
interface CallInHand {
  readonly operation: string;
  readonly plan: CallPlan;
  readonly encrypts: boolean;
  readonly options: CallOptions;
  readonly idempotencyKey: string | undefined;
  readonly time: Time;
}

/** The sendings of one call. */
export interface Sending {
  /** Sends it with the token of the moment, or signed, and again where that is safe. */
  attempt(parts: RequestParts, deviceId: string, signer: Signer | undefined): Answered;
  /** The failure, with what it means for this call. */
  told(error: CofferError): CofferError;
}

export function makeSending(core: Core, call: CallInHand): Sending {
  const { operation, plan, encrypts, options, idempotencyKey, time } = call;
  const { settings, session, openKeys } = core;
  const { events, budget } = settings;
  const timeoutMs = options.timeoutMs ?? settings.timeoutMs;
  const nextTraceparent = beginTrace(settings.tracing);
  /** The sign-in the call belongs to. */
  const epoch = session.epoch();
  /** Whether the server may have done it although no success came back; never set where resending is safe. */
  let open = idempotencyKey !== undefined && (options.sentBefore === true || openKeys.has(idempotencyKey));
  /** How often it was sent. */
  let attempts = 0;
  /** How many attempts failed for a reason that passes: network, timeout, overload. */
  let retries = 0;
  /** Whether it was resent after a 401; that happens once. */
  let renewed = false;

  const setOpen = (now: boolean) => {
    if (plan.retry === "safe") return;
    open = now;
    if (idempotencyKey !== undefined) noteOpen(openKeys, idempotencyKey, now);
  };

  const told = (error: CofferError) => {
    const again = error.retryable || (plan.retry === "key" && isUnanswered(error));
    return withFields(error, {
      operation,
      attempts,
      idempotencyKey,
      outcomeUnknown: open,
      // Without an idempotency key, resending could do it twice.
      retryable: again && !(open && plan.retry === "never"),
    });
  };

  const attempt: Sending["attempt"] = (parts, deviceId, signer) => {
    /** What follows a failed attempt: a new token, another attempt, or the failure. */
    const recover = (token: string | undefined, error: CofferError, event: RequestEvent): Answered => {
      const again = () => attempt(parts, deviceId, signer);
      if (!renewed && signer?.learns(error, time.now().wall, plan.retry !== "never")) {
        renewed = true;
        return again();
      }
      const ended = token !== undefined && (error.behaviour === "endSession" || error.behaviour === "confirmSignIn");
      // A late 401 for an older token says nothing about the current session.
      if (ended && session.get()?.accessToken === token) session.end("refused", error);
      // Public calls go on without a token: an ended session must not prevent signing in.
      const isOptional = plan.auth === "optional";
      if (token !== undefined && !renewed && (ended ? isOptional : error.status === 401)) {
        renewed = true;
        const renewal = ended ? Effect.void : session.renew(token, timeoutMs);
        return Effect.flatMap(isOptional ? onFailure(renewal, () => Effect.void) : renewal, again);
      }
      if (ended) return Effect.fail(error);
      // The server may have lost the key triple before its time, such as by a restart: what is sealed next takes a new one.
      if (encrypts && error.kind === "api") core.sealer.forget();
      const delayMs = retryDelay(plan.retry, error, retries, options.retries ?? settings.retries);
      if (delayMs === undefined) return Effect.fail(error);
      const budgetSpent = !budget.spendRetry(time.now());
      tell(events.onRetry, { ...event, delayMs, error, budgetSpent });
      if (budgetSpent) return Effect.fail(error);
      retries += 1;
      return Effect.flatMap(sleep(delayMs), again);
    };

    /** Sends it once, reports it to the listeners, and decides what follows. */
    const sendOnce = (token: string | undefined): Answered => {
      attempts += 1;
      const openBefore = open;
      setOpen(true);
      const started = time.now();
      if (attempts === 1) budget.spendCall(started);
      const traceparent = nextTraceparent();
      const event: RequestEvent = { operation, attempt: attempts, idempotencyKey, traceparent };
      tell(events.onRequest, event);
      const ended = ({ status, requestId }: Pick<CofferError, "status" | "requestId">, error?: CofferError) => {
        const durationMs = time.now().steady - started.steady;
        tell(events.onResponse, { ...event, status, requestId, durationMs, error });
      };
      const { headers = {} } = options;
      const sign = (request: Request) => signer?.sign(request, time.now().wall);
      const out = { plan, parts, timeoutMs, deviceId, token, idempotencyKey, traceparent, headers, sign };
      return onFailure(
        map(callOnce(settings, out, time), (reply) => {
          setOpen(false);
          ended(reply);
          keepSession(reply.result);
          return { ...reply, attempts, idempotencyKey };
        }),
        (failure) => {
          setOpen(isOpenAfter(failure, openBefore));
          const error = told(failure);
          ended(error, error);
          return recover(token, error, event);
        },
      );
    };

    if (signer || plan.auth === "none") return sendOnce(undefined);
    return Effect.flatMap(session.token(plan.auth === "required", timeoutMs), (token) => {
      // A call that changes something is never sent for another user who signed in meanwhile. A read is sent for the current one.
      const reads = plan.method === "GET" && plan.retry === "safe";
      if (!reads && session.epoch() !== epoch) return Effect.fail(noSession());
      return sendOnce(token);
    });
  };

  /** What a success does to the session. Refreshing is the session's own business. */
  const keepSession = (result: unknown) => {
    // A new sign-in during the sign-out call stays signed in.
    if (plan.session === "end" && session.epoch() === epoch) session.end("signedOut");
    // Tokens handed over as texts don't say whose they are.
    if (operation === "getAccountInfo" && session.epoch() === epoch)
      session.learnAccountType(Object(result).accountType);
    if (plan.session !== "start") return;
    const { session: tokens }: { session?: unknown } = Object(result);
    // A sign-in that needs a second step brings no tokens yet.
    const { wall } = time.now();
    const signedIn = readSession(tokens, wall, wall);
    if (signedIn) session.start(signedIn);
  };

  return { attempt, told };
}
