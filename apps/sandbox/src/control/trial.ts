import { operations } from "@coffer/sdk/contract";
import { handle } from "../core/engine.ts";
import { newTenant } from "../core/tenant.ts";
import { shown } from "../gen/validators.js";
import { auditLedger } from "../ledger/audit.ts";
import { program } from "../modules/program.ts";
import { isTimeSliced, type TimeSliced } from "../state/time-slices.ts";
import type { World } from "../world/world.ts";
import { MAIN_WORLD, Worlds } from "../world/worlds.ts";
import { CONTROL_PATH } from "./call.ts";
import { handleControl, routes } from "./control.ts";
import { LOCAL } from "./holder.ts";

const DAY = 24 * 60 * 60 * 1000;
/** A live world further behind real time would block all requests for minutes while it catches up (ms). */
const MOST_BEHIND = 10 * 365 * DAY;
/** Reads that need the id of one record. */
const ABOUT_ONE = ["GET authenticator", "GET books/statement", "GET log/entry", "GET worlds/diff"];
/** These return what `readState` has just checked. */
const WHOLE = ["GET snapshot", "GET world/hash", "GET worlds/export"];
const SKIPPED = new Set([...ABOUT_ONE, ...WHOLE]);
/** The number of users whose own reads are tried. */
const TRIED = 5;
const ACCOUNTS_TRIED = 50;

/**
 * Throws where calls fail in a world of a saved state that passed `readState`: what rows must hold only the modules' own
 * calls know. The calls are tried in a temporary copy of the world.
 */
export function* tryWorld(saved: World, realNow: number): TimeSliced<void> {
  const { mode, now, offset, speed = 1 } = saved.clock.hands;
  if (mode === "live" && realNow * speed + offset - now > MOST_BEHIND)
    throw new Error("Its clock is more than ten years behind the time it should follow.");
  // Opening a table indexes its rows, which checks them.
  for (const spec of program.rules.tables.values()) saved.table(spec as never);
  const { findings } = auditLedger(saved.ledger);
  if (findings[0] !== undefined) throw new Error(findings[0]);
  yield* look(saved, realNow);
  const later = saved.fork(MAIN_WORLD);
  later.clock.advance(DAY);
  if (later.findings[0] !== undefined) throw new Error(`What is due within a day fails. ${later.findings[0]}`);
  yield* look(later, realNow);
}

/** Throws if a reply differs from the control API's document. */
function checkShown(call: string, body: string): void {
  const check = shown(call);
  if (check(JSON.parse(body))) return;
  const [fault] = check.errors ?? [];
  throw new Error(`${call} shows what it never does: ${fault?.instancePath} ${fault?.message}.`);
}

/** Tries every reading control call, and the product's reads without input, as some of the users. */
function* look(world: World, realNow: number): TimeSliced<void> {
  const worlds = new Worlds(world, newTenant);
  // A fork: nothing that is tried persists.
  const tenant = worlds.open(MAIN_WORLD, realNow);
  yield* program.rules.prepare(tenant.world);
  const ask = function* (path: string, query: string, headers: Record<string, string> = {}): TimeSliced<void> {
    const request = { method: "GET", path, query, headers, body: { kind: "none" }, ip: "127.0.0.1" } as const;
    const isControl = path.startsWith(`${CONTROL_PATH}/`);
    const sandbox = { worlds, tryWorld: nothing };
    const answered = isControl
      ? handleControl(sandbox, tenant, request, realNow, LOCAL)
      : handle(program.service, tenant, request);
    const reply = isTimeSliced(answered) ? yield* answered : answered;
    if (reply.status === 200 && isControl) checkShown(`GET ${path.slice(CONTROL_PATH.length + 1)}`, reply.body);
    // A user's read may be refused; a panel's read must not be.
    if (reply.status === 200 || (!isControl && reply.status !== 500)) return;
    const found = tenant.log.read(1)[0]?.findings[0] ?? JSON.parse(reply.body).error.details;
    throw new Error(`GET ${path} fails in it. ${found ?? ""}`.trim());
  };
  const people = program.provided.userIds(tenant.world);
  for (const call of routes.keys())
    if (call.startsWith("GET ") && !SKIPPED.has(call)) {
      yield* ask(`${CONTROL_PATH}/${call.slice(4)}`, "");
      yield;
    }
  for (const uid of people) {
    yield* ask(`${CONTROL_PATH}/authenticator`, new URLSearchParams({ uid }).toString());
    yield;
  }
  for (const { id } of tenant.world.ledger.accounts().slice(-ACCOUNTS_TRIED)) {
    yield* ask(`${CONTROL_PATH}/books/statement`, new URLSearchParams({ account: id }).toString());
    yield;
  }
  for (const uid of people.slice(0, TRIED)) {
    const accessToken = program.provided.signIn(tenant.world, uid);
    for (const { method, path } of Object.values(operations)) {
      if (method !== "GET") continue;
      yield* ask(path, "", { authorization: `Bearer ${accessToken}` });
      yield;
    }
  }
}

function* nothing(): TimeSliced<void> {}
