import type { Keeper, WorldChange } from "./change.ts";
import { World, type WorldRules, type WorldState } from "./world.ts";

export const MAIN_WORLD = "main";
/** Also what may stand in a token, a header and a file. */
export const WORLD_ID = /^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$/;
const MOST = 200;
/** Real time a world nobody asks for is kept. */
const LIFE = 2 * 60 * 60 * 1000;

/** The worlds of one sandbox. One that is not there yet is forked from the seed, so a test isolates by naming it. */
export class Worlds<Tenant extends { world: World }> {
  #seed: World;
  readonly #wrap: (world: World) => Tenant;
  readonly #tenants = new Map<string, { tenant: Tenant; usedAt: number }>();
  #keeper: Keeper | null = null;

  constructor(seed: World, wrap: (world: World) => Tenant) {
    this.#seed = seed;
    this.#wrap = wrap;
  }

  get seed(): string {
    return this.#seed.seed;
  }
  /** From here on new worlds come from this one. */
  reseed(seed: World): void {
    this.#seed = seed;
  }
  get rules(): WorldRules {
    return this.#seed.rules;
  }
  /** From here on every change of every world is told to the keeper. */
  keep(keeper: Keeper): void {
    this.#keeper = keeper;
    for (const { tenant } of this.#tenants.values()) tenant.world.follow();
  }
  /** Tells what happened in a world since the last time. One that was just deleted has nothing to tell. */
  note(tenant: Tenant): void {
    if (this.#keeper === null || this.#tenants.get(tenant.world.id)?.tenant !== tenant) return;
    const change = tenant.world.takeChange();
    if (change) this.#keeper.note(change);
  }
  /** Does again what was done elsewhere; the keeper isn't told. */
  apply(change: WorldChange, realNow: number): void {
    const keeper = this.#keeper;
    this.#keeper = null;
    try {
      if ("replaced" in change) this.restore({ [change.world]: change.replaced }, realNow);
      else if ("forkOf" in change) this.fork(this.open(change.forkOf, realNow), change.world, realNow);
      else if ("deleted" in change) this.delete(change.world);
      else this.open(change.world, realNow).world.apply(change);
    } finally {
      this.#keeper = keeper;
      if (keeper) this.#tenants.get(change.world)?.tenant.world.follow();
    }
  }
  open(id: string, realNow: number): Tenant {
    const known = this.#tenants.get(id);
    if (known) {
      known.usedAt = realNow;
      return known.tenant;
    }
    this.#makeRoom(realNow);
    return this.#replaced(this.#put(this.#seed.fork(id), realNow));
  }
  has(id: string): boolean {
    return this.#tenants.has(id);
  }
  list(): Tenant[] {
    return Array.from(this.#tenants.values(), ({ tenant }) => tenant);
  }
  fork(from: Tenant, id: string, realNow: number): Tenant {
    // What it is forked from has to be told first.
    this.note(from);
    const forked = this.#put(from.world.fork(id), realNow);
    this.#keeper?.note({ world: id, forkOf: from.world.id });
    return forked;
  }
  reset(tenant: Tenant): void {
    tenant.world = this.#seed.fork(tenant.world.id);
    this.#replaced(tenant);
  }
  /** Puts saved states in their worlds' places: all of them, or none when one doesn't add up. */
  restore(states: Readonly<Record<string, WorldState>>, realNow: number): void {
    const worlds = Object.entries(states).map(([id, state]) => {
      if (!WORLD_ID.test(id)) throw new Error(`${id.slice(0, 60)} is no world's name.`);
      return new World(id, this.rules, state);
    });
    for (const world of worlds) {
      const known = this.#tenants.get(world.id);
      if (known) known.tenant.world = world;
      this.#replaced(known?.tenant ?? this.#put(world, realNow));
    }
  }
  delete(id: string): void {
    if (this.#tenants.delete(id)) this.#keeper?.note({ world: id, deleted: true });
  }

  #put(world: World, realNow: number): Tenant {
    const tenant = this.#wrap(world);
    if (this.#keeper) world.follow();
    this.#tenants.set(world.id, { tenant, usedAt: realNow });
    return tenant;
  }
  #replaced(tenant: Tenant): Tenant {
    const { world } = tenant;
    if (this.#keeper) world.follow();
    this.#keeper?.note({ world: world.id, replaced: world.state() });
    return tenant;
  }
  #makeRoom(realNow: number): void {
    const others = [...this.#tenants].filter(([id]) => id !== MAIN_WORLD).sort(([, a], [, b]) => a.usedAt - b.usedAt);
    others.forEach(([id, { usedAt }], index) => {
      if (usedAt < realNow - LIFE || others.length - index > MOST) this.delete(id);
    });
  }
}
