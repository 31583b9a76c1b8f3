import type { Locale } from "@coffer/errors";
import type { OperationId, OperationIdsByGroup, OperationInfo, Result, WireInput } from "@coffer/sdk/contract";
import type { Session } from "../domain/session/session.ts";
import type { User } from "../domain/user/user.ts";
import type { NotServedYet } from "../operations/not-served-yet.ts";
import type { World } from "../world/world.ts";

/** What an operation sees besides its input. */
export type Context = {
  readonly world: World;
  readonly operation: OperationInfo;
  readonly requestId: string;
  readonly language: Locale;
  /** Who sent the request, in words, and from where: for the histories. */
  readonly device: string;
  readonly ip: string;
  /** The key of a `key` operation; an id for ledger entries made from it stays the same on a retry. */
  readonly idempotencyKey: string | null;
  /** Who is signed in, where the contract makes signing in optional. */
  readonly viewer: User | null;
  /** Who is signed in. Operations that require it always have one. */
  readonly user: User;
  readonly session: Session;
};

/** One call of the contract. Synchronous: no `await` comes between a check and a write. */
export type Operation<Id extends OperationId> = (context: Context, input: WireInput<Id>) => Result<Id>;

/** All served operations of a group: `export const token = { … } satisfies OperationsOf<"token">`. */
export type OperationsOf<Group extends keyof OperationIdsByGroup> = {
  [Id in Exclude<OperationIdsByGroup[Group], NotServedYet>]: Operation<Id>;
};
