import type { CofferError } from "@coffer/errors";
import * as Effect from "effect/Effect";
import { loadPart } from "../load-part.ts";
import type { ApiKey } from "./api-key.ts";

/** Signs the requests of a client. */
export interface Signer {
  /** Whether a key may ask for the operation at all; which permission it needs the server knows. */
  takes(operation: string): boolean;
  /** Signs the request, as it stands, for being sent now. */
  sign(request: Request, now: number): Promise<void>;
  /**
   * What a refusal teaches, such as the server's time.
   * @param mayRepeat whether the call may be made again, had it been made
   * @returns whether it is worth signing and sending anew
   */
  learns(error: CofferError, now: number, mayRepeat: boolean): boolean;
}

/** The signer of a key, loaded with the first call that needs it. */
export function signerOf(apiKey: ApiKey | undefined): Effect.Effect<Signer, CofferError> | undefined {
  if (!apiKey) return undefined;
  if (!apiKey.key || !apiKey.secret) throw new TypeError("apiKey needs a key and its secret, both texts.");
  let signer: Signer | undefined;
  return Effect.suspend(() => {
    if (signer) return Effect.succeed(signer);
    return Effect.flatMap(
      loadPart(() => import("./signing.ts")),
      ({ makeSigner }) => {
        signer ??= makeSigner(apiKey);
        return Effect.succeed(signer);
      },
    );
  });
}
