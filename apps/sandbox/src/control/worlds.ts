import { invalid } from "../core/refusal.ts";
import { LongReply } from "../state/long-json.ts";
import type { TimeSliced } from "../state/time-slices.ts";
import { isoOf } from "../world/clock.ts";
import { World, type WorldState } from "../world/world.ts";
import { MAIN_WORLD, WORLD_ID } from "../world/worlds.ts";
import type { Controlled, ControlRoutes } from "./call.ts";
import { makeFor, megabytesOf } from "./quota.ts";
import { diffWorlds } from "./world-file/diff.ts";
import { readState, Unreadable } from "./world-file/read-state.ts";
import { exportWorld, readWorldFile } from "./world-file/world-file.ts";

/** Calls about whole worlds: list, settings, reset, snapshots, forks, files. */
export const worlds: ControlRoutes = {
  "GET world": ({ world, fields }) => {
    fields.done();
    return { ...show(world), settings: world.settings };
  },
  // Separate from the world, which the console polls every few seconds.
  *"GET world/hash"({ world, fields }) {
    fields.done();
    return { hash: yield* world.hashing() };
  },
  "PUT settings": ({ world, fields }) => {
    const allowMagicCode = fields.optionalBoolean("allowMagicCode") ?? world.settings.allowMagicCode;
    const [reviewSeconds, depositAddressPool] = (["reviewSeconds", "depositAddressPool"] as const).map((name) => {
      // null is a value here: manual review, unlimited addresses.
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
    return new LongReply(world.state());
  },
  *"POST snapshot"({ sandbox, world, body, realNow }) {
    const saved = yield* worldOf(sandbox, "body", world.id, () => readState(body), realNow);
    return show((yield* sandbox.worlds.place(saved, realNow)).world);
  },
  "GET worlds": ({ sandbox, fields }) => {
    fields.done();
    const { worlds } = sandbox;
    const items = worlds.ids().map((id) => {
      const world = worlds.loaded(id)?.world;
      const expiresAt = worlds.expiresAt(id);
      const common = { owner: worlds.ownerOf(id), expiresAt: expiresAt === null ? null : isoOf(expiresAt) };
      return world ? { ...show(world), ...common, loaded: true as const } : { id, ...common, loaded: false as const };
    });
    return { items, limits: { ...worlds.limits, expire: worlds.expire } };
  },
  /** Creates a world from the seed, as naming it in a request does; refuses a name that is in use. */
  *"POST worlds"({ sandbox, fields, realNow, by }) {
    const id = newWorldId(sandbox, fields.text("id"));
    fields.done();
    return show((yield* makeFor(sandbox.worlds, by, () => sandbox.worlds.create(id, realNow))).world);
  },
  *"POST worlds/fork"({ sandbox, tenant, world, fields, realNow, by }) {
    const id = newWorldId(sandbox, fields.text("id"));
    fields.done();
    const make = () => sandbox.worlds.fork(tenant, id, realNow);
    return show((yield* makeFor(sandbox.worlds, by, make, () => megabytesOf(world))).world);
  },
  *"GET worlds/diff"({ sandbox, fields, realNow }) {
    const [from, to] = (["from", "to"] as const).map((field) => knownWorld(sandbox, field, fields.text(field)));
    fields.done();
    const open = function* (id = "") {
      return (yield* sandbox.worlds.opening(id, realNow)).world;
    };
    return yield* diffWorlds(yield* open(from), yield* open(to));
  },
  "GET worlds/export": ({ world, fields }) => {
    fields.done();
    return new LongReply(exportWorld(world));
  },
  *"POST worlds/import"({ sandbox, fields, realNow, by }) {
    const id = newWorldId(sandbox, fields.text("id"));
    const file = fields.any("file");
    if (file === undefined) throw invalid("file", "required", "It is missing.");
    fields.done();
    const world = yield* worldOf(sandbox, "file", id, () => readWorldFile(file), realNow);
    const make = function* () {
      // Another call may have created one in the meantime.
      newWorldId(sandbox, id);
      return yield* sandbox.worlds.place(world, realNow);
    };
    return show((yield* makeFor(sandbox.worlds, by, make, () => megabytesOf(world))).world);
  },
  /** Newest first. */
  "GET audit": ({ sandbox, fields }) => {
    fields.done();
    return { items: sandbox.worlds.audit.toReversed() };
  },
  /** Deletes one world, or all matching worlds that the caller may delete: `matching: "ci-*"`. */
  "DELETE worlds": ({ sandbox, fields, by }) => {
    if (fields.has("matching")) {
      const isMatch = matcher(fields.text("matching"));
      fields.done();
      const isMine = (id: string) => by.role === "administer" || sandbox.worlds.ownerOf(id) === by.name;
      const deleted = sandbox.worlds.ids().filter((id) => id !== MAIN_WORLD && isMatch(id) && isMine(id));
      for (const id of deleted) sandbox.worlds.delete(id);
      return { deleted };
    }
    const id = worldId(fields.text("id"));
    fields.done();
    if (id === MAIN_WORLD) throw invalid("id", "main", "The main world stays; reset it instead.");
    knownWorld(sandbox, "id", id);
    sandbox.worlds.delete(id);
    return { deleted: [id] };
  },
};

/**
 * Builds a world from a saved state, completely checked and tried; an invalid state is refused with the invalid part.
 */
function* worldOf(
  sandbox: Controlled,
  field: string,
  id: string,
  read: () => TimeSliced<WorldState>,
  realNow: number,
): TimeSliced<World> {
  try {
    const world = yield* World.build(id, sandbox.worlds.rules, yield* read());
    yield* sandbox.tryWorld(world, realNow);
    return world;
  } catch (error) {
    if (error instanceof Unreadable) throw invalid(error.field, "snapshot", error.message);
    throw invalid(field, "snapshot", error instanceof Error ? error.message : "It is no saved world.");
  }
}

function knownWorld(sandbox: Controlled, field: string, id: string): string {
  if (!sandbox.worlds.has(id)) throw invalid(field, "unknown", `There is no world ${id.slice(0, 60)}.`);
  return id;
}

function worldId(id: string): string {
  if (!WORLD_ID.test(id)) throw invalid("id", "pattern", "1 to 40 letters, digits, - and _.");
  return id;
}

/** `*` matches any characters. */
function matcher(pattern: string): (id: string) => boolean {
  if (!/^[\w*-]{1,40}$/.test(pattern)) throw invalid("matching", "pattern", "Letters, digits, -, _ and *.");
  const expression = new RegExp(`^${pattern.replace(/\*+/g, ".*")}$`);
  return (id) => expression.test(id);
}

function newWorldId(sandbox: Controlled, id: string): string {
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
