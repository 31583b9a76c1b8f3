import type { CofferError } from "@coffer/errors";
import * as Effect from "effect/Effect";
import { readClocks } from "../http/clocks.ts";
import { noSession } from "../http/failure.ts";
import { endsSession } from "../http/retry-policy.ts";
import type { Signer } from "../signing/signer.ts";
import type { Answered } from "./attempt.ts";
import type { CallState } from "./call-state.ts";
import type { Core } from "./core.ts";

/** Attempts a call with the session's token of the moment, and after a 401 once more with a new one. */
export function withToken(
  { session }: Core,
  call: CallState,
  attempt: (token: string | undefined) => Answered,
): Answered {
  const { plan, timeoutMs } = call;
  // A public call goes on without a token: an ended session must not prevent signing in.
  const isOptional = plan.auth === "optional";

  /** The session has retries of its own: its failure ends the call. */
  const failFinally = (error: CofferError) => {
    call.finalError = error;
    return Effect.fail(error);
  };

  const recover = (error: CofferError, token: string | undefined): Answered => {
    const isEnded = token !== undefined && endsSession(error);
    // A late 401 for an older token says nothing about the current session.
    if (isEnded && session.get()?.accessToken === token) session.end("refused", error);
    const isWorthRenewing = isEnded ? isOptional : error.status === 401;
    if (token === undefined || call.hasRenewed || !isWorthRenewing) return Effect.fail(error);
    call.hasRenewed = true;
    if (isEnded) return send();
    const renewal = session.renew(token, timeoutMs);
    return Effect.flatMap(Effect.catch(renewal, isOptional ? () => Effect.void : failFinally), send);
  };

  const send = (): Answered =>
    session.token(plan.auth === "required", timeoutMs).pipe(
      Effect.catch(failFinally),
      Effect.flatMap((token) => {
        // A call that changes something is never sent for another user who signed in meanwhile. A read is sent for the
        // current one.
        const isRead = plan.method === "GET" && plan.retry === "safe";
        if (!isRead && session.signIns() !== call.signIns) return failFinally(noSession());
        return Effect.catch(attempt(token), (error) => recover(error, token));
      }),
    );

  return send();
}

/** Attempts a call signed with an API key, and once more where the refusal taught the signer something. */
export function withSignature(call: CallState, signer: Signer, attempt: () => Answered): Answered {
  return Effect.catch(attempt(), (error) =>
    Effect.clockWith((clock) => {
      const mayRepeat = call.plan.retry !== "never";
      if (call.hasRenewed || !signer.learns(error, readClocks(clock).wall, mayRepeat)) return Effect.fail(error);
      call.hasRenewed = true;
      return withSignature(call, signer, attempt);
    }),
  );
}
