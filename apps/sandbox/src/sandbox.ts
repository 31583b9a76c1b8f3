import { handleControl } from "./control/control.ts";
import { worldOfToken } from "./domain/session/tokens.ts";
import { bearerOf } from "./engine/auth.ts";
import { handle } from "./engine/engine.ts";
import { failureEnvelope } from "./engine/envelope.ts";
import { type EngineReply, type EngineRequest, languageOf } from "./engine/request.ts";
import { newTenant, type Tenant } from "./engine/tenant.ts";
import { invalid } from "./refusal.ts";
import { type SeedOptions, seedWorld } from "./seed/seed.ts";
import type { Keeper, WorldChange } from "./world/change.ts";
import type { World, WorldState } from "./world/world.ts";
import { MAIN_WORLD, WORLD_ID, Worlds } from "./world/worlds.ts";

export const CONTROL_PATH = "/__sandbox/api";

/** All of a sandbox, as one JSON. */
export type SandboxState = { readonly version: 1; readonly worlds: Readonly<Record<string, WorldState>> };

/** Worlds behind one front: picks the world, follows the clock, answers. Knows no sockets and no timers. */
export class Sandbox {
  readonly worlds: Worlds<Tenant>;
  readonly #options: SeedOptions;
  /** Of the latest request, so that looking at a world from outside doesn't make it look forgotten. */
  #realNow = 0;

  constructor(options: SeedOptions = {}) {
    this.#options = options;
    this.worlds = new Worlds(seedWorld("seed", options), newTenant);
    this.worlds.open(MAIN_WORLD, 0);
  }

  /** `realNow` is the only real time that gets in. */
  handle(request: EngineRequest, realNow: number): EngineReply {
    const id = this.#worldOf(request);
    if (!WORLD_ID.test(id)) return refusedWorld(request, id);
    this.#realNow = realNow;
    const tenant = this.worlds.open(id, realNow);
    tenant.world.clock.follow(realNow);
    const isControl = request.path.startsWith(`${CONTROL_PATH}/`);
    const reply = isControl ? handleControl(this, tenant, request, realNow) : handle(tenant, request);
    this.worlds.note(tenant);
    return reply;
  }

  /** From here on every change is told to the keeper before the reply leaves; where it stands now, `state` tells. */
  keep(keeper: Keeper): void {
    this.worlds.keep(keeper);
  }
  /** Does again what was done in another sandbox that stood where this one stands. */
  apply(change: WorldChange, realNow: number): void {
    this.worlds.apply(change, realNow);
  }

  /** For tests in process. */
  world(id = MAIN_WORLD): World {
    return this.worlds.open(id, this.#realNow).world;
  }

  /** The keeper has been told everything that is in it. */
  state(): SandboxState {
    for (const tenant of this.worlds.list()) this.worlds.note(tenant);
    const worlds = this.worlds.list().map(({ world }) => [world.id, world.state()] as const);
    return { version: 1, worlds: Object.fromEntries(worlds) };
  }
  /** Throws when a world doesn't add up. Worlds made later come from the seed the main world came from. */
  restore(state: SandboxState, realNow: number): void {
    this.worlds.restore(state.worlds, realNow);
    const { seed } = this.world();
    if (seed !== this.worlds.seed) this.worlds.reseed(seedWorld("seed", { ...this.#options, seed }));
  }

  #worldOf({ headers }: EngineRequest): string {
    const token = bearerOf(headers);
    return headers["x-sandbox-world"] ?? (token === null ? null : worldOfToken(token)) ?? MAIN_WORLD;
  }
}

function refusedWorld(request: EngineRequest, id: string): EngineReply {
  const refusal = invalid(
    "X-Sandbox-World",
    "pattern",
    `${id.slice(0, 60)} is no world's name: 1 to 40 letters, digits, - and _.`,
  );
  return {
    status: 400,
    headers: { "content-type": "application/json; charset=utf-8" },
    body: JSON.stringify(failureEnvelope(refusal, languageOf(request.headers), "req_none")),
  };
}
