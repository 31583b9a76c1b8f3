import type { World } from "../world/world.ts";
import { Faults } from "./faults.ts";
import { RequestLog } from "./log.ts";

/** A world with its request log and fault plan, which aren't part of its state. */
export type Tenant = { world: World; readonly log: RequestLog; faults: Faults };

export const newTenant = (world: World): Tenant => ({ world, log: new RequestLog(), faults: new Faults() });
