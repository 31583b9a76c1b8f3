import { invalid } from "../refusal.ts";
import type { Sandbox } from "../sandbox.ts";
import { isoOf } from "../world/clock.ts";
import type { World } from "../world/world.ts";
import { MAIN_WORLD, WORLD_ID } from "../world/worlds.ts";
import { diffWorlds } from "../world-file/diff.ts";
import { readState, Unreadable } from "../world-file/read-state.ts";
import { exportWorld, readWorldFile } from "../world-file/world-file.ts";
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
    putState("body", () => sandbox.worlds.restore({ [world.id]: readState(body) }, realNow));
    return show(tenant.world);
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
  "GET worlds/diff": ({ sandbox, fields }) => {
    const [from, to] = [knownWorld(sandbox, "from", fields.text("from")), knownWorld(sandbox, "to", fields.text("to"))];
    fields.done();
    return diffWorlds(from, to);
  },
  "GET worlds/export": ({ world, fields }) => {
    fields.done();
    return exportWorld(world);
  },
  "POST worlds/import": ({ sandbox, fields, realNow }) => {
    const id = newWorldId(sandbox, fields.text("id"));
    const file = fields.any("file");
    if (file === undefined) throw invalid("file", "required", "It is missing.");
    fields.done();
    putState("file", () => sandbox.worlds.restore({ [id]: readWorldFile(file) }, realNow));
    return show(sandbox.worlds.open(id, realNow).world);
  },
  "DELETE worlds": ({ sandbox, fields }) => {
    const id = worldId(fields.text("id"));
    fields.done();
    if (id === MAIN_WORLD) throw invalid("id", "main", "The main world stays; reset it instead.");
    knownWorld(sandbox, "id", id);
    sandbox.worlds.delete(id);
    return { deleted: id };
  },
};

/** What can't be read, or doesn't add up, is refused by its part. */
function putState(field: string, put: () => void): void {
  try {
    put();
  } catch (error) {
    if (error instanceof Unreadable) throw invalid(error.field, "snapshot", error.message);
    throw invalid(field, "snapshot", error instanceof Error ? error.message : "It is no saved world.");
  }
}

function knownWorld(sandbox: Sandbox, field: string, id: string): World {
  if (!sandbox.worlds.has(id)) throw invalid(field, "unknown", `There is no world ${id.slice(0, 60)}.`);
  return sandbox.world(id);
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
