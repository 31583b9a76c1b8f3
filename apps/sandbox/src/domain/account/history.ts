import { isoOf } from "../../world/clock.ts";
import type { TableSpec } from "../../world/table.ts";
import type { World } from "../../world/world.ts";

/** "The history goes back 90 days." */
const REACH = 90 * 24 * 60 * 60 * 1000;

type Happening = { id: string; uid: string; at: number; ip: string; device: string };

/** A user's rows within the reach, newest first. */
export function historyOf<Row extends Happening>(world: World, spec: TableSpec<Row>, uid: Row["uid"]): Row[] {
  const since = world.clock.now() - REACH;
  return world
    .table(spec)
    .find("uid", uid)
    .filter((row) => row.at >= since)
    .reverse();
}

/** What both histories tell of a row. Where an address is, nobody here knows. */
export const placeOf = ({ id, at, ip, device }: Happening) => ({ id, time: isoOf(at), ip, device, location: null });
