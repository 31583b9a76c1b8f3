import { atOnce, type TimeSliced } from "../state/time-slices.ts";
import type { Audited, WorldChange } from "./change.ts";
import { type Persister, type WorldStore, WorldTakenOverError } from "./persister.ts";
import { revive, World, type WorldRules, type WorldState } from "./world.ts";
import { NoWorld, spanText, WORLD_LIMITS, type WorldLimits } from "./world-limits.ts";

export const MAIN_WORLD = "main";
/** Also the characters that are valid in a token, a header and a file name. */
export const WORLD_ID = /^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$/;

const MOST_AUDITED = 1000;
/** The maximum number of loaded worlds when a store holds them all; the least recently used are unloaded first. */
const MOST_LOADED = 500;

export type WorldRecords = {
  /** Keyed by world. */
  readonly owners: Readonly<Record<string, string>>;
  readonly audit: readonly Audited[];
};

type Held<Tenant> = { readonly tenant: Tenant; usedAt: number };

/** The worlds of one sandbox. An unknown world is forked from the seed, so a test isolates itself by naming a world. */
export class Worlds<Tenant extends { world: World }> {
  readonly limits: WorldLimits;
  #seed: World;
  readonly #wrap: (world: World) => Tenant;
  readonly #tenants = new Map<string, Held<Tenant>>();
  /** Tenants with an unchanged world, least recently used first: these may expire. */
  readonly #unchanged = new Map<string, Held<Tenant>>();
  readonly #expired = new Set<string>();
  /** Worlds whose saved state can't be used, with the reason. */
  readonly #broken = new Map<string, string>();
  /** Returns true for a tenant with unsaved state, which must not be unloaded. */
  readonly #staysLoaded: (tenant: Tenant) => boolean;
  readonly #pinned = new Set<string>();
  readonly #owners = new Map<string, string>();
  /** Names in the store when it was last listed; other processes may have added and deleted some since. */
  #stored = new Set<string>();
  #audit: Audited[] = [];
  #persister: Persister | null = null;
  /** Worlds that are being read or written as a whole; callers wait for the promise. */
  readonly #busy = new Map<string, Promise<void>>();

  constructor(
    seed: World,
    wrap: (world: World) => Tenant,
    limits: Partial<WorldLimits> = {},
    staysLoaded: (tenant: Tenant) => boolean = () => false,
  ) {
    this.#seed = seed;
    this.#wrap = wrap;
    this.#staysLoaded = staysLoaded;
    this.limits = { ...WORLD_LIMITS, ...limits };
  }

  get seed(): string {
    return this.#seed.seed;
  }
  /** Forks new worlds from this one from now on. */
  reseed(seed: World): void {
    this.#seed = seed;
  }
  get rules(): WorldRules {
    return this.#seed.rules;
  }
  /** Reports every change to the persister from now on. Worlds its store has replace those in memory. */
  keep(persister: Persister): void {
    this.#persister = persister;
    this.#stored = new Set(persister.store?.ids());
    for (const [id, { tenant }] of this.#tenants)
      if (!persister.store) tenant.world.follow();
      else if (this.#stored.has(id)) this.#tenants.delete(id);
      else
        try {
          this.#replaced(tenant);
        } catch (error) {
          // Another process that starts at the same moment has just created it.
          if (!(error instanceof WorldTakenOverError)) throw error;
        }
  }
  /** Reports a world's changes since the last call to the persister; a deleted world has none. */
  note(tenant: Tenant): void {
    if (this.#persister === null || this.#tenants.get(tenant.world.id)?.tenant !== tenant) return;
    const change = tenant.world.takeChange();
    if (change) this.#tell(change);
  }
  /** Replays a change made elsewhere, without reporting it to the persister. */
  apply(change: WorldChange, realNow: number): void {
    const persister = this.#persister;
    this.#persister = null;
    try {
      if ("replaced" in change) this.restore({ [change.world]: change.replaced }, realNow);
      else if ("forkOf" in change) this.#put(this.#known(change.forkOf, realNow).world.fork(change.world), realNow);
      else if ("deleted" in change) this.delete(change.world);
      else if ("owner" in change) this.setOwner(change.world, change.owner);
      else if ("audited" in change) this.noteAudited(change.audited);
      else this.#known(change.world, realNow).world.apply(change);
    } finally {
      this.#persister = persister;
      if (persister) this.#tenants.get(change.world)?.tenant.world.follow();
    }
  }
  /** Returns a world that is in memory, as `open` does. */
  atHand(id: string, realNow: number): Tenant | undefined {
    const known = this.#held(id);
    if (!known) return undefined;
    known.usedAt = realNow;
    if (this.#unchanged.delete(id)) this.#unchanged.set(id, known);
    if (this.#store) {
      this.#tenants.delete(id);
      this.#tenants.set(id, known);
    }
    return known.tenant;
  }
  /** Throws NoWorld for a world that expired, can't be read or is one too many, and WorldTakenOverError where another process takes it over. */
  open(id: string, realNow: number): Tenant {
    return this.atHand(id, realNow) ?? atOnce(this.opening(id, realNow));
  }
  /** As `open`, reading a saved world in time slices. */
  *opening(id: string, realNow: number): TimeSliced<Tenant> {
    for (let busy = this.#busy.get(id); busy; busy = this.#busy.get(id)) yield busy;
    const known = this.atHand(id, realNow);
    if (known) return known;
    const store = this.#store;
    if (store?.has(id)) return yield* this.#alone(id, this.#load(id, store, realNow));
    if (this.#expired.has(id))
      throw new NoWorld(
        "expired",
        `World ${id} expired: it was not used for ${spanText(this.limits.worldLife)}, and nothing had been ` +
          "changed in it. To start it anew from the seed, reset it; or take another name.",
      );
    this.#makeRoom(realNow);
    const held = this.#put(this.#seed.fork(id), realNow);
    if (id !== MAIN_WORLD) this.#unchanged.set(id, held);
    return this.#replaced(held.tenant);
  }
  /** Creates a world of this name from the seed, also after one expired; it stays until it is deleted. */
  create(id: string, realNow: number): Tenant {
    this.#makeRoom(realNow);
    return this.#replaced(this.#put(this.#seed.fork(id), realNow).tenant);
  }
  /** Marks the world as changed: it doesn't expire any more. */
  retain(tenant: Tenant): Tenant {
    this.#unchanged.delete(tenant.world.id);
    return tenant;
  }
  /** Never unloads it: code that has the world object may change it without a request. */
  pin(tenant: Tenant): Tenant {
    this.#pinned.add(tenant.world.id);
    return this.retain(tenant);
  }
  has(id: string): boolean {
    return this.#held(id) !== undefined || this.#busy.has(id) || (this.#store?.has(id) ?? false);
  }
  /** Returns a world in memory without counting as a use of it. */
  loaded(id: string): Tenant | undefined {
    return this.#tenants.get(id)?.tenant;
  }
  /** Returns a world in memory that no other process has taken over. */
  held(id: string): Tenant | undefined {
    return this.#held(id)?.tenant;
  }
  /** Returns whether only a reset restores it: it expired, or can't be read. */
  isLost(id: string): boolean {
    return this.#expired.has(id) || this.#broken.has(id);
  }
  /** Returns the names of all worlds, in memory or not. */
  ids(): string[] {
    if (!this.#store) return [...this.#tenants.keys()];
    this.#stored = new Set(this.#store.ids());
    return [...this.#stored].sort((a, b) => Number(b === MAIN_WORLD) - Number(a === MAIN_WORLD) || (a < b ? -1 : 1));
  }
  /** Returns the size of a world in the store. */
  bytesOf(id: string): number {
    return this.#store?.bytesOf(id) ?? 0;
  }
  /** Whether unchanged and unused worlds expire. Stored worlds stay. */
  get expire(): boolean {
    return this.#persister === null;
  }
  /** Returns the moment from which an unused world may expire; null for a world that stays. */
  expiresAt(id: string): number | null {
    const held = this.expire ? this.#unchanged.get(id) : undefined;
    return held === undefined ? null : held.usedAt + this.limits.worldLife;
  }
  /** Returns the creator; null if the sandbox runs without users. */
  ownerOf(id: string): string | null {
    return (this.#store ? this.#store.ownerOf(id) : this.#owners.get(id)) ?? null;
  }
  setOwner(id: string, owner: string): void {
    this.#owners.set(id, owner);
    this.#tell({ world: id, owner });
  }
  /** The resets, restores, imports and deletions of worlds with their users, oldest first. */
  get audit(): readonly Audited[] {
    return this.#store?.audit() ?? this.#audit;
  }
  noteAudited(audited: Audited): void {
    if (!this.#store) this.#audit = [...this.#audit, audited].slice(-MOST_AUDITED);
    this.#tell({ world: audited.world, audited });
  }
  /** The records that are saved beside the worlds. */
  get records(): WorldRecords {
    return { owners: Object.fromEntries(this.#owners), audit: this.#audit };
  }
  restoreRecords({ owners = {}, audit = [] }: Partial<WorldRecords>): void {
    for (const [id, owner] of Object.entries(owners)) this.#owners.set(id, owner);
    this.#audit = [...audit];
  }
  /** Returns the worlds in memory; without a store, all worlds. */
  list(): Tenant[] {
    return Array.from(this.#tenants.values(), ({ tenant }) => tenant);
  }
  *fork(from: Tenant, id: string, realNow: number): TimeSliced<Tenant> {
    // The fork includes all changes of its source, so they are reported first.
    this.note(from);
    const fork = yield* from.world.forking(id);
    return yield* this.#place(fork, realNow, () => this.#tell({ world: id, forkOf: from.world.id }));
  }
  reset(tenant: Tenant): void {
    tenant.world = this.#seed.fork(tenant.world.id);
    this.#replaced(this.retain(tenant));
  }
  /** Replaces the world of the same name, or adds a new one. */
  *place(world: World, realNow: number): TimeSliced<Tenant> {
    return yield* this.#place(world, realNow, (tenant) => void this.#replaced(tenant));
  }
  /** Replaces worlds by saved states: all of them, or none if one is invalid. The limit of worlds doesn't apply. */
  restore(states: Readonly<Record<string, WorldState>>, realNow: number): void {
    const worlds = Object.entries(states).map(([id, state]) => {
      if (!WORLD_ID.test(id)) throw new Error(`${id.slice(0, 60)} is no world's name.`);
      return new World(id, this.rules, state);
    });
    for (const world of worlds) {
      if (this.#store?.has(world.id) && !this.isLost(world.id)) this.open(world.id, realNow);
      const known = this.#tenants.get(world.id);
      if (known) known.tenant.world = world;
      this.#replaced(this.retain(known?.tenant ?? this.#put(world, realNow).tenant));
    }
  }
  delete(id: string): void {
    this.#unchanged.delete(id);
    this.#expired.delete(id);
    this.#owners.delete(id);
    this.#broken.delete(id);
    this.#pinned.delete(id);
    const isStored = this.#store?.has(id) ?? false;
    this.#stored.delete(id);
    if (this.#tenants.delete(id) || isStored) this.#tell({ world: id, deleted: true });
  }

  /** A store has all of it first; elsewhere the persister is told what happened. */
  *#place(world: World, realNow: number, tell: (tenant: Tenant) => void): TimeSliced<Tenant> {
    const { id } = world;
    for (let busy = this.#busy.get(id); busy; busy = this.#busy.get(id)) yield busy;
    if (!this.has(id)) this.#makeRoom(realNow);
    const store = this.#store;
    if (store) yield* this.#alone(id, store.save(id, world.state()));
    const known = this.#tenants.get(id)?.tenant;
    if (known) {
      known.world = world;
      if (this.#persister) world.follow();
    }
    const tenant = this.retain(known ?? this.#put(world, realNow).tenant);
    if (!store) tell(tenant);
    return tenant;
  }
  *#alone<T>(id: string, work: TimeSliced<T>): TimeSliced<T> {
    let end = () => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    this.#busy.set(id, ended);
    try {
      return yield* work;
    } finally {
      this.#busy.delete(id);
      end();
    }
  }

  get #store(): WorldStore | null {
    return this.#persister?.store ?? null;
  }
  #tell(change: WorldChange): void {
    try {
      this.#persister?.note(change);
    } catch (error) {
      if (error instanceof WorldTakenOverError) this.#tenants.delete(change.world);
      throw error;
    }
  }
  /** Returns a world in memory that no other process has taken over. */
  #held(id: string): Held<Tenant> | undefined {
    const held = this.#tenants.get(id);
    if (held === undefined || !this.#store || this.#store.holds(id)) return held;
    this.#tenants.delete(id);
    return undefined;
  }
  *#load(id: string, store: WorldStore, realNow: number): TimeSliced<Tenant> {
    let why = this.#broken.get(id);
    if (why === undefined)
      try {
        const world = yield* store.load(id, (saved) => revive(id, this.rules, saved));
        const held = this.#put(world, realNow);
        this.#unload(store, id, realNow);
        return held.tenant;
      } catch (error) {
        if (error instanceof WorldTakenOverError) throw error;
        why = error instanceof Error ? error.message : String(error);
        this.#broken.set(id, why);
      }
    throw new NoWorld(
      "broken",
      `World ${id} can't be read (${why}). What is kept of it stays as it is. To start it anew from the seed, reset it; or take another name.`,
    );
  }
  /** Unloads the least recently used worlds. The store has them, and they are loaded again on demand. */
  #unload(store: WorldStore, but: string, realNow: number): void {
    for (const [id, { tenant, usedAt }] of this.#tenants) {
      if (this.#tenants.size <= MOST_LOADED && usedAt >= realNow - this.limits.worldLife) break;
      if (id === but || this.#pinned.has(id) || this.#staysLoaded(tenant)) continue;
      this.note(tenant);
      if (store.isSaved(id)) this.#tenants.delete(id);
    }
  }

  #put(world: World, realNow: number): Held<Tenant> {
    const held = { tenant: this.#wrap(world), usedAt: realNow };
    if (this.#persister) world.follow();
    this.#tenants.set(world.id, held);
    if (this.#store) this.#stored.add(world.id);
    this.#expired.delete(world.id);
    this.#broken.delete(world.id);
    return held;
  }
  #replaced(tenant: Tenant): Tenant {
    const { world } = tenant;
    if (this.#persister) world.follow();
    this.#tell({ world: world.id, replaced: world.state() });
    return tenant;
  }
  #known(id: string, realNow: number): Tenant {
    return (this.#tenants.get(id) ?? this.#put(this.#seed.fork(id), realNow)).tenant;
  }
  /** Makes room for a new world: expires unchanged ones, or unloads where there is a store. @throws NoWorld */
  #makeRoom(realNow: number): void {
    if (this.#store) this.#unload(this.#store, "", realNow);
    else if (this.#persister === null)
      for (const [id, { usedAt }] of this.#unchanged) {
        if (usedAt >= realNow - this.limits.worldLife) break;
        this.delete(id);
        this.#expired.add(id);
      }
    const { maxWorlds } = this.limits;
    const count = this.#store ? this.#stored.size : this.#tenants.size;
    if (count >= maxWorlds)
      throw new NoWorld(
        "limit",
        `There are ${count} worlds, and this sandbox has room for ${maxWorlds} (--max-worlds). ` +
          "None is deleted for another: delete one that is not needed any more, or use one there is.",
      );
  }
}
