import type { Tenant } from "../engine/tenant.ts";
import type { Sandbox } from "../sandbox.ts";
import type { World } from "../world/world.ts";
import type { Fields } from "./fields.ts";

/** What a control call gets: the world it is about, and its query and body read as one. */
export type ControlCall = {
  readonly sandbox: Sandbox;
  readonly tenant: Tenant;
  readonly world: World;
  readonly fields: Fields;
  /** The whole body, for a snapshot. */
  readonly body: unknown;
  readonly realNow: number;
};
/** Answers what is sent as JSON. Throws a Refusal. */
export type ControlRoute = (call: ControlCall) => unknown;
export type ControlRoutes = Readonly<Record<`${"GET" | "POST" | "PUT" | "DELETE"} ${string}`, ControlRoute>>;
