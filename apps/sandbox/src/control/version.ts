import type { Fields } from "../core/fields.ts";
import type { Tenant } from "../core/tenant.ts";
import type { World } from "../world/world.ts";
import type { Worlds } from "../world/worlds.ts";

/** The replies of these depend only on their world, its log and its fault rules. */
const BY_WORLD = new Set([
  "GET actors",
  "GET books",
  "GET books/accounts",
  "GET books/entries",
  "GET books/statement",
  "GET chain/networks",
  "GET chain/transactions",
  "GET coverage",
  "GET faults",
  "GET inbox",
  "GET log",
  "GET log/entry",
  "GET magic",
  "GET review",
  "GET users",
]);
/** In a running world, time alone changes some replies: an authenticator's code, an address's validity (ms). */
const TURN = 30_000;

const marks = new WeakMap<object, string>();
let marked = 0;

/**
 * Returns a name of an object that is unique across processes: a process holds a world only after another released
 * it.
 */
function markOf(it: object, realNow: number): string {
  const known = marks.get(it);
  if (known !== undefined) return known;
  marked += 1;
  const mark = `${realNow.toString(36)}-${marked.toString(36)}`;
  marks.set(it, mark);
  return mark;
}

/** Returns an ETag that changes with the call's reply; null for a call without one. */
export function versionOf(call: string, { world, log, faults }: Tenant, realNow: number): string | null {
  if (!BY_WORLD.has(call)) return null;
  return tagOf(worldVersion(world, realNow), markOf(faults, realNow), log.changes);
}

/** Returns the ETag of a comparison of two worlds; null if one isn't in memory. */
export function diffVersionOf(call: string, worlds: Worlds<Tenant>, fields: Fields, realNow: number): string | null {
  if (call !== "GET worlds/diff") return null;
  const [from, to] = ["from", "to"].map((name) => worlds.held(String(fields.any(name)))?.world);
  return from && to ? tagOf(worldVersion(from, realNow), worldVersion(to, realNow)) : null;
}

function worldVersion(world: World, realNow: number): string {
  const { mode, speed = 1, now } = world.clock.hands;
  const time = mode === "frozen" ? now : Math.floor(now / TURN);
  return [markOf(world, realNow), markOf(world.settings, realNow), world.changes, mode, speed, time].join(".");
}
const tagOf = (...parts: readonly unknown[]) => `"${parts.join(".")}"`;
