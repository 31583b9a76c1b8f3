import { CofferError } from "@coffer/errors";
import * as Effect from "effect/Effect";
import { readAnswer } from "./envelope.ts";
import type { Reply } from "./operation.ts";
import type { Settings } from "./options.ts";
import type { Time } from "./time.ts";
import { type Outgoing, send } from "./transport/send.ts";

/** Sends a request once and reads its answer. */
export function callOnce(
  settings: Settings,
  out: Outgoing,
  time: Time,
): Effect.Effect<Omit<Reply<unknown>, "attempts" | "idempotencyKey">, CofferError> {
  return Effect.flatMap(send(settings, out), (answer) => {
    const reading = readAnswer(answer, () => time.now().wall);
    if (reading instanceof CofferError) return Effect.fail(reading);
    const { status, headers } = answer;
    return Effect.succeed({ ...reading, status, headers });
  });
}
