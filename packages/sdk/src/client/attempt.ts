import type { CofferError } from "@coffer/errors";
import type { Clock } from "effect/Clock";
import * as Effect from "effect/Effect";
import { readClocks } from "../http/clocks.ts";
import { type RequestEvent, tell } from "../http/events.ts";
import type { Reply } from "../http/operation.ts";
import type { RequestParts } from "../http/request-parts.ts";
import { readSession } from "../session/stored-session.ts";
import type { Signer } from "../signing/signer.ts";
import { type CallState, describeFailure, setOpen } from "./call-state.ts";
import type { Core } from "./core.ts";
import { isOpenAfter } from "./outcome.ts";
import { sendOnce } from "./send-once.ts";

/** What an attempt is sent with. */
export interface AttemptParts {
  readonly parts: RequestParts;
  readonly deviceId: string;
  readonly token: string | undefined;
  readonly signer: Signer | undefined;
}

/** A reply to a call. */
export type Answered = Effect.Effect<Reply<unknown>, CofferError>;

/** Sends the call once and reports it to the listeners. */
export function attempt(core: Core, call: CallState, { parts, deviceId, token, signer }: AttemptParts): Answered {
  return Effect.clockWith((clock) => {
    const { settings } = core;
    const { plan, timeoutMs, idempotencyKey } = call;
    call.attempts += 1;
    const wasOpen = call.isOpen;
    setOpen(core, call, true);
    const started = readClocks(clock);
    if (call.attempts === 1) settings.budget.spendCall(started);
    const { operation, attempts } = call;
    const event: RequestEvent = { operation, attempt: attempts, idempotencyKey, traceparent: call.nextTraceparent() };
    call.lastRequest = event;
    tell(settings.events.onRequest, event);
    const reportEnd = ({ status, requestId }: Pick<CofferError, "status" | "requestId">, error?: CofferError) => {
      const durationMs = readClocks(clock).steady - started.steady;
      tell(settings.events.onResponse, { ...event, status, requestId, durationMs, error });
    };
    const request = sendOnce(settings, {
      ...{ plan, parts, timeoutMs, deviceId, token, idempotencyKey },
      traceparent: event.traceparent,
      headers: call.options.headers ?? {},
      sign: (request) => signer?.sign(request, readClocks(clock).wall),
    });
    return request.pipe(
      Effect.catch((failure) => {
        setOpen(core, call, isOpenAfter(failure, wasOpen));
        const error = describeFailure(call, failure);
        reportEnd(error, error);
        return Effect.fail(error);
      }),
      Effect.map((reply) => {
        setOpen(core, call, false);
        reportEnd(reply);
        keepSession(core, call, reply.result, clock);
        return { ...reply, attempts, idempotencyKey };
      }),
    );
  });
}

/** What a success does to the session. Refreshing is the session's own business. */
function keepSession({ session }: Core, { operation, plan, signIns }: CallState, result: unknown, clock: Clock): void {
  // A new sign-in during the sign-out call stays signed in.
  if (plan.session === "end" && session.signIns() === signIns) session.end("signedOut");
  // Tokens handed over as texts don't say whose they are.
  if (operation === "getAccountInfo" && session.signIns() === signIns)
    session.learnAccountType(Object(result).accountType);
  if (plan.session !== "start") return;
  const { session: tokens }: { session?: unknown } = Object(result);
  // A sign-in that needs a second step brings no tokens yet.
  const { wall } = readClocks(clock);
  const signedIn = readSession(tokens, wall, wall);
  if (signedIn) session.start(signedIn);
}
