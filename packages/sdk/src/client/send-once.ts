import { CofferError } from "@coffer/errors";
import * as Effect from "effect/Effect";
import { readClocks } from "../http/clocks.ts";
import { readAnswer } from "../http/envelope.ts";
import type { Reply } from "../http/operation.ts";
import { type Outgoing, sendRequest } from "../http/send-request.ts";
import type { Settings } from "./options.ts";

/** A reply before the call it belongs to is known. */
export type BareReply = Omit<Reply<unknown>, "attempts" | "idempotencyKey">;

/** Sends a request once and reads its answer. */
export const sendOnce = (settings: Settings, out: Outgoing): Effect.Effect<BareReply, CofferError> =>
  Effect.flatMap(sendRequest(settings, out), (answer) =>
    Effect.clockWith((clock) => {
      const reading = readAnswer(answer, () => readClocks(clock).wall);
      if (reading instanceof CofferError) return Effect.fail(reading);
      const { status, headers } = answer;
      return Effect.succeed({ ...reading, status, headers });
    }),
  );
