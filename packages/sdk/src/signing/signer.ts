import type { CofferError, CofferErrorFields } from "@coffer/errors";
import * as Effect from "effect/Effect";
import { loadOnDemand, SDK_PART } from "../http/load-on-demand.ts";
import type { ApiKey } from "./api-key.ts";

/** Signs the requests of a client. */
export interface Signer {
  /** What no key may ask for, refused; which permission it needs for the others the server knows. */
  refusalOf(operation: string): CofferErrorFields | undefined;
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
      loadOnDemand(SDK_PART, () => import("./request-signer.ts")),
      ({ makeSigner }) => {
        signer ??= makeSigner(apiKey);
        return Effect.succeed(signer);
      },
    );
  });
}
