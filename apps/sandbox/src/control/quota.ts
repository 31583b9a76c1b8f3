import type { EngineRequest } from "../core/request.ts";
import type { Tenant } from "../core/tenant.ts";
import { isTimeSliced, type TimeSliced } from "../state/time-slices.ts";
import type { World } from "../world/world.ts";
import { NoWorld } from "../world/world-limits.ts";
import type { Worlds } from "../world/worlds.ts";
import { CONTROL_PATH } from "./call.ts";
import { type Holder, LOCAL } from "./holder.ts";

const BYTES = 1024 * 1024;
/** A world is measured again after this many changes, or after a tenth of all its changes if that is more. */
const LEAST_CHANGES = 200;

/**
 * Creates a world for a holder if the quotas allow it. `megabytes`: the size of the new world; a world from the seed
 * shares the seed's memory.
 */
export function* makeFor(
  worlds: Worlds<Tenant>,
  by: Holder,
  make: () => Tenant | TimeSliced<Tenant>,
  megabytes = () => 0,
): TimeSliced<Tenant> {
  if (by.maxWorlds !== undefined) {
    const { length } = idsOf(worlds, by);
    if (length >= by.maxWorlds)
      throw new NoWorld("limit", `${by.name} has ${length} worlds and may have ${by.maxWorlds}. Delete one first.`);
  }
  if (by.maxMegabytes !== undefined) {
    const sum = megabytesOfAll(worlds, by) + megabytes();
    if (sum > by.maxMegabytes)
      throw new NoWorld(
        "limit",
        `With this one the worlds of ${by.name} would take ${rounded(sum)} MB, and may take ${by.maxMegabytes} MB. Delete one first.`,
      );
  }
  const made = make();
  const tenant = isTimeSliced(made) ? yield* made : made;
  if (by !== LOCAL) worlds.setOwner(tenant.world.id, by.name);
  return tenant;
}

/** Enforces the quotas of the owners as their worlds grow, with occasional measurements. */
export class Growth {
  /** Returns the holder of a token, by name. */
  readonly #holderOf: (name: string) => Holder | undefined;
  /** The names of holders that were over their quota at the last measurement. */
  readonly #over = new Set<string>();
  readonly #measuredAt = new WeakMap<World, number>();

  constructor(holderOf: (name: string) => Holder | undefined) {
    this.#holderOf = holderOf;
  }

  /** Throws NoWorld for a call that may add data while the world's owner is over the quota. */
  check(worlds: Worlds<Tenant>, { id }: World, request: EngineRequest): void {
    const owner = worlds.ownerOf(id);
    if (owner === null || !this.#over.has(owner) || !adds(request)) return;
    const sum = this.#measure(worlds, owner);
    if (this.#over.has(owner))
      throw new NoWorld(
        "limit",
        `The worlds of ${owner} take ${rounded(sum)} MB, more than they may. Delete or reset one first.`,
      );
  }
  /** Called after a call that changed the world. */
  note(worlds: Worlds<Tenant>, world: World): void {
    const owner = worlds.ownerOf(world.id);
    if (owner === null || this.#holderOf(owner)?.maxMegabytes === undefined) return;
    const since = world.changes - (this.#measuredAt.get(world) ?? Number.NEGATIVE_INFINITY);
    if (since < Math.max(LEAST_CHANGES, world.changes / 10)) return;
    this.#measuredAt.set(world, world.changes);
    this.#measure(worlds, owner);
  }

  #measure(worlds: Worlds<Tenant>, owner: string): number {
    const holder = this.#holderOf(owner);
    const sum = holder?.maxMegabytes === undefined ? 0 : megabytesOfAll(worlds, holder);
    if (sum > (holder?.maxMegabytes ?? Number.POSITIVE_INFINITY)) this.#over.add(owner);
    else this.#over.delete(owner);
    return sum;
  }
}

/** Reads, deletions and resets are allowed over the quota. */
const adds = ({ method, path }: EngineRequest) =>
  method !== "GET" && method !== "HEAD" && method !== "DELETE" && path !== `${CONTROL_PATH}/reset`;

const idsOf = (worlds: Worlds<Tenant>, { name }: Holder) => worlds.ids().filter((id) => worlds.ownerOf(id) === name);
const megabytesOfAll = (worlds: Worlds<Tenant>, holder: Holder) =>
  idsOf(worlds, holder).reduce((sum, id) => sum + megabytesIn(worlds, id), 0);
/** A world that isn't in memory is measured by its file. */
function megabytesIn(worlds: Worlds<Tenant>, id: string): number {
  const tenant = worlds.loaded(id);
  return tenant ? megabytesOf(tenant.world) : worlds.bytesOf(id) / BYTES;
}
const rounded = (megabytes: number) => Math.ceil(megabytes * 10) / 10;

const measured = new WeakMap<World, { changes: number; megabytes: number }>();
/** The number of rows that are measured of a longer list, in even steps. */
const MEASURED = 500;

/** Returns the size as JSON, estimated from samples for long lists; cached until the world changes. */
export function megabytesOf(world: World): number {
  const known = measured.get(world);
  if (known?.changes === world.changes) return known.megabytes;
  const { tables, ledger, ...frame } = world.state();
  const lists = [ledger, ...Object.values(tables)];
  const megabytes = lists.reduce((sum, rows) => sum + lengthOf(rows), JSON.stringify(frame).length) / BYTES;
  measured.set(world, { changes: world.changes, megabytes });
  return megabytes;
}
function lengthOf(rows: readonly object[]): number {
  const step = Math.max(1, Math.ceil(rows.length / MEASURED));
  const some = rows.filter((_row, at) => at % step === 0);
  return some.length === 0 ? 0 : (JSON.stringify(some).length * rows.length) / some.length;
}
