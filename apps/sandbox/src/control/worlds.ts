import { invalid } from "../refusal.ts";
import type { Sandbox } from "../sandbox.ts";
import { isoOf } from "../world/clock.ts";
import type { World, WorldState } from "../world/world.ts";
import { MAIN_WORLD, WORLD_ID } from "../world/worlds.ts";
import type { ControlRoutes } from "./call.ts";

/** Worlds as a whole. */
export const worlds: ControlRoutes = {
  "GET world": ({ world, fields }) => {
    fields.done();
    return { ...show(world), settings: world.settings, hash: world.hash() };
  },
  "PUT settings": ({ world, fields }) => {
    const allowMagicCode = fields.optionalBoolean("allowMagicCode") ?? world.settings.allowMagicCode;
    const [reviewSeconds, depositAddressPool] = (["reviewSeconds", "depositAddressPool"] as const).map((name) => {
      // null is a value here: by hand, and no limit.
      if (fields.any(name) === null) return null;
      return fields.optionalInteger(name) ?? world.settings[name];
    });
    fields.done();
    world.settings = {
      allowMagicCode,
      reviewSeconds: reviewSeconds ?? null,
      depositAddressPool: depositAddressPool ?? null,
    };
    return world.settings;
  },
  "POST reset": ({ sandbox, tenant, fields }) => {
    fields.done();
    sandbox.worlds.reset(tenant);
    return show(tenant.world);
  },
  "GET snapshot": ({ world, fields }) => {
    fields.done();
    return world.state();
  },
  "POST snapshot": ({ sandbox, tenant, world, body, realNow }) => {
    try {
      sandbox.worlds.restore({ [world.id]: readState(body) }, realNow);
      return show(tenant.world);
    } catch (error) {
      throw invalid("body", "snapshot", error instanceof Error ? error.message : "It is no snapshot.");
    }
  },
  "GET worlds": ({ sandbox, fields }) => {
    fields.done();
    return { items: sandbox.worlds.list().map(({ world }) => show(world)) };
  },
  /** From the seed, as naming it in a request would; but a name that is taken is refused. */
  "POST worlds": ({ sandbox, fields, realNow }) => {
    const id = newWorldId(sandbox, fields.text("id"));
    fields.done();
    return show(sandbox.worlds.open(id, realNow).world);
  },
  "POST worlds/fork": ({ sandbox, tenant, fields, realNow }) => {
    const id = newWorldId(sandbox, fields.text("id"));
    fields.done();
    return show(sandbox.worlds.fork(tenant, id, realNow).world);
  },
  "DELETE worlds": ({ sandbox, fields }) => {
    const id = worldId(fields.text("id"));
    fields.done();
    if (id === MAIN_WORLD) throw invalid("id", "main", "The main world stays; reset it instead.");
    if (!sandbox.worlds.has(id)) throw invalid("id", "unknown", `There is no world ${id}.`);
    sandbox.worlds.delete(id);
    return { deleted: id };
  },
};

/** The parts a world is built from; that they add up, building it finds out. */
export function readState(value: unknown): WorldState {
  const state = value as Partial<WorldState> | null;
  if (typeof state !== "object" || state === null) throw new Error("It is no snapshot.");
  if (state.version !== 1)
    throw new Error(`It has version ${String(state.version).slice(0, 20)}; this sandbox reads version 1.`);
  const isComplete =
    typeof state.seed === "string" &&
    typeof state.startedAt === "number" &&
    typeof state.requests === "number" &&
    typeof state.settings === "object" &&
    typeof state.clock === "object" &&
    Array.isArray(state.clock?.queue) &&
    Array.isArray(state.random) &&
    typeof state.tables === "object" &&
    Array.isArray(state.ledger);
  if (!isComplete) throw new Error("A part of it is missing.");
  return state as WorldState;
}

function worldId(id: string): string {
  if (!WORLD_ID.test(id)) throw invalid("id", "pattern", "1 to 40 letters, digits, - and _.");
  return id;
}

function newWorldId(sandbox: Sandbox, id: string): string {
  if (sandbox.worlds.has(worldId(id))) throw invalid("id", "unique", `There is a world ${id} already.`);
  return id;
}

const show = (world: World) => ({
  id: world.id,
  seed: world.seed,
  now: world.clock.iso(),
  mode: world.clock.state.mode,
  startedAt: isoOf(world.startedAt),
  requests: world.requests,
  entries: world.ledger.log.length,
});
