import type { ErrorCode } from "@coffer/errors";
import type { OperationId, OperationInfo } from "@coffer/sdk/contract";
import type { World } from "../world/world.ts";
import type { Caller, Context } from "./context.ts";
import type { Refusal, RefusalName } from "./refusal.ts";
import type { EngineRequest } from "./request.ts";

type Headers = EngineRequest["headers"];

/** Typed by the weakest operation: the engine has checked the input against the contract before it calls one. */
export type AnyOperation = (context: Context<never>, input: never) => unknown;

/** What the engine serves, handed in from above: the engine knows the contract and no module. */
export type Service = {
  readonly operations: ReadonlyMap<OperationId, AnyOperation>;
  /** Who calls; null where nobody signed in and the contract allows it. Throws a refusal where it doesn't. */
  readonly authenticate: (world: World, operation: OperationInfo, request: EngineRequest) => Caller | null;
  /** Ends the access token in the headers, for the fault of that name. */
  readonly endAccessToken: (world: World, headers: Headers) => void;
  /** The refusal a magic value in the input asks for; null where it is an input like any other. */
  readonly magicRefusal: (world: World, operation: OperationId, input: Record<string, unknown>) => RefusalName | null;
  /** A refusal that was asked for by header or magic value, with the details the real one would have. */
  readonly askedRefusal: (world: World, code: ErrorCode) => Refusal;
  /** The refusal for an error of the ledger or another lower layer; null for an unforeseen one. */
  readonly refusalOf: (world: World, error: unknown) => Refusal | null;
};
