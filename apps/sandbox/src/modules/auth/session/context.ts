import type { OperationId, Result, WireInput } from "@coffer/sdk/contract";
import type { Context as CallContext } from "../../../core/context.ts";
import type { User } from "../user/exports.ts";
import type { Session } from "./session.ts";

/** The API key of a signed request: the saved addresses it may withdraw to, null for any address. */
export type SigningKey = { readonly id: string; readonly addressIds: readonly string[] | null };
export type SignedIn = { readonly user: User } & (
  | { readonly session: Session; readonly key: null }
  | { readonly session: null; readonly key: SigningKey }
);
export type Context = CallContext<SignedIn>;

/** One operation of the contract. Synchronous: no `await` between a check and a write. */
export type Operation<Id extends OperationId> = (context: Context, input: WireInput<Id>) => Result<Id>;
/** What a module serves: `export const operations = { … } satisfies Operations`. */
export type Operations = { readonly [Id in OperationId]?: Operation<Id> };
