import type { CofferError } from "@coffer/errors";
import type { RequestEvent } from "../http/events.ts";
import { withFields } from "../http/failure.ts";
import type { CallOptions } from "../http/operation.ts";
import type { CallPlan } from "../http/operation-spec.ts";
import { beginTrace } from "../http/trace.ts";
import type { Core } from "./core.ts";
import { isUnanswered, noteOpen } from "./outcome.ts";

/** What a caller asked for. It stays the same, however often the call is sent. */
export interface CallRequest {
  readonly operation: string;
  readonly plan: CallPlan;
  readonly options: CallOptions;
  readonly idempotencyKey: string | undefined;
}

/** One run of a call: what was asked for, and what changes with each attempt. */
export interface CallState extends CallRequest {
  readonly timeoutMs: number;
  /** Counts the sign-ins before this run, so that a call isn't sent for another user. */
  readonly signIns: number;
  readonly nextTraceparent: () => string | undefined;
  /** The event of the last attempt. */
  lastRequest?: RequestEvent;
  /** A failure that no retry follows. */
  finalError?: CofferError;
  /** How often it was sent. */
  attempts: number;
  /** Whether it was sent again with a new token or signature; that happens once. */
  hasRenewed: boolean;
  /** Whether the server may have done it although no success came back; never set where resending is safe. */
  isOpen: boolean;
}

export function beginCall({ settings, session, openKeys }: Core, request: CallRequest): CallState {
  const { options, idempotencyKey } = request;
  return {
    ...request,
    timeoutMs: options.timeoutMs ?? settings.timeoutMs,
    signIns: session.signIns(),
    nextTraceparent: beginTrace(settings.tracing),
    attempts: 0,
    hasRenewed: false,
    isOpen: idempotencyKey !== undefined && (options.sentBefore === true || openKeys.has(idempotencyKey)),
  };
}

/** Notes whether the outcome of the call is unknown. */
export function setOpen({ openKeys }: Core, call: CallState, isOpen: boolean): void {
  if (call.plan.retry === "safe") return;
  call.isOpen = isOpen;
  if (call.idempotencyKey !== undefined) noteOpen(openKeys, call.idempotencyKey, isOpen);
}

/** The failure, with what it means for this call. */
export function describeFailure(call: CallState, error: CofferError): CofferError {
  const { operation, plan, attempts, idempotencyKey, isOpen: outcomeUnknown } = call;
  const mayRetry = error.retryable || (plan.retry === "key" && isUnanswered(error));
  // Without an idempotency key, resending could do it twice.
  const retryable = mayRetry && !(outcomeUnknown && plan.retry === "never");
  return withFields(error, { operation, attempts, idempotencyKey, outcomeUnknown, retryable });
}
