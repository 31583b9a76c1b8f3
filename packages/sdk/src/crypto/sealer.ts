import type { CofferError } from "@coffer/errors";
import * as Effect from "effect/Effect";
import { decodeFailure } from "../failure.ts";
import { loadPart } from "../load-part.ts";
import { makeSingleFlight } from "../single-flight.ts";
import type { Time } from "../time.ts";
import type { Fields } from "../transport/split-input.ts";
import type { Sealing, SealPorts } from "./encryption.ts";
import type { KeyTriple } from "./key-cache.ts";

/** Encrypts what must not travel in the open. */
export interface Sealer {
  /** The input with the fields its line marks encrypted. The caller's object stays as it is. */
  seal(line: string, input: Fields, time: Time): Effect.Effect<Fields, CofferError>;
  /** Drops the key triple: the server may have lost it before its time. */
  forget(): void;
  stop(): void;
}

/** What encrypts is loaded with the first field to be encrypted: most programs never need these 9 kB. */
export function makeSealer(ports: Pick<SealPorts, "hash" | "ask">): Sealer {
  const { run: once, stop } = makeSingleFlight<KeyTriple, CofferError>();
  let sealing: Sealing | undefined;
  return {
    seal: (line, input, time) =>
      Effect.flatMap(
        loadPart(() => import("./encryption.ts")),
        ({ makeSealing }) => {
          const refuse = (message: string) => Effect.fail(decodeFailure(message));
          // One by one: taking Effect's namespace apart would keep all of it.
          sealing ??= makeSealing({ ...ports, once, refuse, flatMap: Effect.flatMap, succeed: Effect.succeed });
          return sealing.seal(line, input, time.now);
        },
      ),
    forget: () => sealing?.forget(),
    stop,
  };
}
