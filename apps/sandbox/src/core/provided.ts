import type { Result } from "@coffer/sdk/contract";
import type { ControlCalls } from "../client/calls.ts";
import type { TimeSliced } from "../state/time-slices.ts";
import type { World, WorldRules } from "../world/world.ts";
import type { Fields } from "./fields.ts";
import type { Refusal } from "./refusal.ts";
import type { EngineReply, EngineRequest } from "./request.ts";
import type { Service } from "./service.ts";
import type { Webhooks } from "./webhooks.ts";

/** A page or file that is served beside the contract's operations. The browser that opens it sends no headers of ours. */
export type Page = {
  /** Returns the world that a path names, or null for a path of something else. */
  readonly worldOf: (path: string) => string | null;
  /** Returns null for a path of something else. */
  readonly answer: (world: World, request: EngineRequest) => EngineReply | null;
};

/** A way to prove who calls, such as a bearer token or a signature. */
export type Credential = {
  readonly isIn: (headers: EngineRequest["headers"]) => boolean;
  /** Returns the world that the credential names, or null. */
  readonly worldOf: (headers: EngineRequest["headers"]) => string | null;
  readonly authenticate: Service["authenticate"];
};

/** Control calls of a module: they see one world and their fields. */
export type ModuleRoutes = {
  readonly [Name in keyof ControlCalls]?: (call: {
    readonly world: World;
    readonly fields: Fields;
  }) => ControlCalls[Name]["output"] | TimeSliced<ControlCalls[Name]["output"]>;
};

/** What the engine and the control API need from modules. Exactly one module provides each. */
export type Provided = Pick<WorldRules, "isAsset"> &
  Pick<Service, "endAccessToken"> & {
    /** Formats minor units as a decimal string of the currency, also for a currency that the world lacks. */
    readonly formatAmount: (world: World, currency: string, minor: bigint) => string;
    /** Returns the refusal for a call that needs more than the account has. */
    readonly insufficient: (world: World, account: string) => Refusal;
    /** Returns the uids of all users. */
    readonly userIds: (world: World) => string[];
    /** Starts a session of the user and returns its access token. */
    readonly signIn: (world: World, uid: string) => string;
    /** Returns a short-lived address for each file that exists. */
    readonly fileAddresses: (world: World, ids: readonly string[], base: string) => Result<"getFile">[];
    readonly webhooks: Webhooks;
  };
