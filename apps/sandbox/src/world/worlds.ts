import { World, type WorldRules, type WorldState } from "./world.ts";

export const MAIN_WORLD = "main";
/** Also what may stand in a token, a header and a file. */
export const WORLD_ID = /^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$/;
const MOST = 200;
/** Real time a world nobody asks for is kept. */
const LIFE = 2 * 60 * 60 * 1000;

/** The worlds of one sandbox. One that is not there yet is forked from the seed, so a test isolates by naming it. */
export class Worlds<Tenant extends { world: World }> {
  readonly #seed: World;
  readonly #wrap: (world: World) => Tenant;
  readonly #tenants = new Map<string, { tenant: Tenant; usedAt: number }>();

  constructor(seed: World, wrap: (world: World) => Tenant) {
    this.#seed = seed;
    this.#wrap = wrap;
  }

  get rules(): WorldRules {
    return this.#seed.rules;
  }
  open(id: string, realNow: number): Tenant {
    const known = this.#tenants.get(id);
    if (known) {
      known.usedAt = realNow;
      return known.tenant;
    }
    this.#makeRoom(realNow);
    return this.#put(this.#seed.fork(id), realNow);
  }
  has(id: string): boolean {
    return this.#tenants.has(id);
  }
  list(): Tenant[] {
    return Array.from(this.#tenants.values(), ({ tenant }) => tenant);
  }
  fork(from: Tenant, id: string, realNow: number): Tenant {
    return this.#put(from.world.fork(id), realNow);
  }
  reset(tenant: Tenant): void {
    tenant.world = this.#seed.fork(tenant.world.id);
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
      else this.#put(world, realNow);
    }
  }
  delete(id: string): void {
    this.#tenants.delete(id);
  }

  #put(world: World, realNow: number): Tenant {
    const tenant = this.#wrap(world);
    this.#tenants.set(world.id, { tenant, usedAt: realNow });
    return tenant;
  }
  #makeRoom(realNow: number): void {
    const others = [...this.#tenants].filter(([id]) => id !== MAIN_WORLD).sort(([, a], [, b]) => a.usedAt - b.usedAt);
    others.forEach(([id, { usedAt }], index) => {
      if (usedAt < realNow - LIFE || others.length - index > MOST) this.#tenants.delete(id);
    });
  }
}
