import type { ErrorCode } from "@coffer/errors";
import type { OperationId, OperationInfo } from "@coffer/sdk/contract";
import type { World } from "../world/world.ts";
import type { Caller, Context } from "./context.ts";
import type { Refusal, RefusalName } from "./refusal.ts";
import type { EngineRequest } from "./request.ts";

type Headers = EngineRequest["headers"];

/** Typed by the weakest operation: core has checked the input against the contract before it calls one. */
export type AnyOperation = (context: Context<never>, input: never) => unknown;

/** What the engine serves, handed in from above: the engine knows the contract and no module. */
export type Service = {
  readonly operations: ReadonlyMap<OperationId, AnyOperation>;
  /** Returns the caller; null for an anonymous call that the contract allows. @throws a refusal if it doesn't */
  readonly authenticate: (world: World, operation: OperationInfo, request: EngineRequest) => Caller | null;
  /** Ends the access token in the headers, for the fault of that name. */
  readonly endAccessToken: (world: World, headers: Headers) => void;
  /** Returns the refusal that a magic value in the input requests; null for ordinary input. */
  readonly magicRefusal: (world: World, operation: OperationId, input: Record<string, unknown>) => RefusalName | null;
  /** Returns a refusal requested by header or magic value, with the details of a real one. */
  readonly askedRefusal: (world: World, code: ErrorCode) => Refusal;
  /** Returns the refusal for an error of the ledger or another lower layer; null for an unexpected error. */
  readonly refusalOf: (world: World, error: unknown) => Refusal | null;
};
