import type { ControlCalls } from "../client/calls.ts";
import type { Fields } from "../core/fields.ts";
import type { Tenant } from "../core/tenant.ts";
import type { LongReply } from "../state/long-json.ts";
import type { TimeSliced } from "../state/time-slices.ts";
import type { World } from "../world/world.ts";
import type { Worlds } from "../world/worlds.ts";
import type { Holder } from "./holder.ts";

export const CONTROL_PATH = "/__sandbox/api";

/** The parts of the sandbox that control calls use beyond their own world. */
export type Controlled = {
  readonly worlds: Worlds<Tenant>;
  /** Throws if calls fail in a world that was saved. */
  readonly tryWorld: (world: World, realNow: number) => TimeSliced<void>;
};

/** The input of a control call: its world, and query and body as one object. */
export type ControlCall = {
  readonly sandbox: Controlled;
  readonly tenant: Tenant;
  readonly world: World;
  readonly fields: Fields;
  /** The whole body, for a snapshot. */
  readonly body: unknown;
  readonly realNow: number;
  readonly by: Holder;
  /** The sandbox's address as the caller reaches it. */
  readonly base: string;
};
/** Answers what is sent as JSON, in time slices where it looks at a whole world. Throws a Refusal. */
export type ControlRoute<Reply = unknown> = (
  call: ControlCall,
) => Reply | LongReply<Reply> | TimeSliced<Reply | LongReply<Reply>>;
/** Calls of the control API, by method and path. The compiler checks their replies against `spec/control.yaml`. */
export type ControlRoutes = { readonly [Name in keyof ControlCalls]?: ControlRoute<ControlCalls[Name]["output"]> };
