import type { ControlCalls } from "../client/calls.ts";
import type { Fields } from "../core/fields.ts";
import type { Tenant } from "../core/tenant.ts";
import type { LongReply } from "../state/long-json.ts";
import type { TimeSliced } from "../state/time-slices.ts";
import type { World } from "../world/world.ts";
import type { Worlds } from "../world/worlds.ts";
import type { Holder } from "./holder.ts";

export const CONTROL_PATH = "/__sandbox/api";

/** What control calls need of the sandbox beyond their own world. */
export type Controlled = {
  readonly worlds: Worlds<Tenant>;
  /** Throws where calls fail in a world that was saved. */
  readonly tryWorld: (world: World, realNow: number) => TimeSliced<void>;
};

/** What a control call gets: the world it is about, and its query and body read as one. */
export type ControlCall = {
  readonly sandbox: Controlled;
  readonly tenant: Tenant;
  readonly world: World;
  readonly fields: Fields;
  /** The whole body, for a snapshot. */
  readonly body: unknown;
  readonly realNow: number;
  readonly by: Holder;
  /** Where the caller reaches the sandbox. */
  readonly base: string;
};
/** Answers what is sent as JSON, in time slices where it looks at a whole world. Throws a Refusal. */
export type ControlRoute<Reply = unknown> = (
  call: ControlCall,
) => Reply | LongReply<Reply> | TimeSliced<Reply | LongReply<Reply>>;
/** Some of the control API's calls, by method and path. The compiler holds their replies to `spec/control.yaml`. */
export type ControlRoutes = { readonly [Name in keyof ControlCalls]?: ControlRoute<ControlCalls[Name]["output"]> };
