import type { CofferError } from "@coffer/errors";
import * as Effect from "effect/Effect";
import { networkFailure } from "../failure.ts";
import type { EncryptedField } from "../read-operation.ts";
import type { Fields } from "../transport/split-input.ts";
import type { Sealer, SealPorts } from "./sealer.ts";

/** A sealer whose code is loaded only when a field is to be encrypted: most programs never need these 8 kB. */
export function makeLazySealer(ports: SealPorts): Sealer {
  let sealer: Sealer | undefined;
  const load: Effect.Effect<Sealer, CofferError> = Effect.callback((resume) => {
    import("./sealer.ts").then(
      ({ makeSealer }) => {
        sealer ??= makeSealer(ports);
        resume(Effect.succeed(sealer));
      },
      (cause) => resume(Effect.fail(networkFailure(cause))),
    );
  });
  return {
    seal: (marked: readonly EncryptedField[], input: Fields) =>
      marked.length === 0 ? Effect.succeed(input) : Effect.flatMap(load, (loaded) => loaded.seal(marked, input)),
    forget: () => sealer?.forget(),
    stop: () => sealer?.stop(),
  };
}
