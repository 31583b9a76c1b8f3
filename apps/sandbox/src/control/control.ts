import { failureEnvelope, statusOf } from "../core/envelope.ts";
import { Fields } from "../core/fields.ts";
import { invalid, Refusal, refuse, refuseControl } from "../core/refusal.ts";
import { baseOf, type EngineReply, type EngineRequest, languageOf } from "../core/request.ts";
import type { Tenant } from "../core/tenant.ts";
import { LedgerRefused } from "../ledger/refused.ts";
import { program } from "../modules/program.ts";
import { LongReply } from "../state/long-json.ts";
import { parseJson } from "../state/parse-json.ts";
import { begun, isTimeSliced, type TimeSliced } from "../state/time-slices.ts";
import { isoOf } from "../world/clock.ts";
import { WorldTakenOverError } from "../world/persister.ts";
import { NoWorld } from "../world/world-limits.ts";
import { CONTROL_PATH, type Controlled, type ControlRoutes } from "./call.ts";
import { chain } from "./chain.ts";
import { faults } from "./faults.ts";
import { type Holder, isAudited, refusedCall } from "./holder.ts";
import { inside } from "./inside.ts";
import { outside } from "./outside.ts";
import { scenarios } from "./scenarios.ts";
import { time } from "./time.ts";
import { diffVersionOf, versionOf } from "./version.ts";
import { worlds } from "./worlds.ts";

/** Keyed by method and name. */
export const routes = new Map(
  Object.entries({
    ...worlds,
    ...time,
    ...scenarios,
    ...program.controlRoutes,
    ...chain,
    ...outside,
    ...inside,
    ...faults,
  } as ControlRoutes),
);

/** The control API: plain JSON in and out, for the console, tests and scripts. A refusal is `{ error }`. */
export function handleControl(
  sandbox: Controlled,
  tenant: Tenant,
  request: EngineRequest,
  realNow: number,
  by: Holder | null,
): EngineReply | TimeSliced<EngineReply> {
  return begun(answer(sandbox, tenant, request, realNow, by));
}

function* answer(
  sandbox: Controlled,
  tenant: Tenant,
  request: EngineRequest,
  realNow: number,
  by: Holder | null,
): TimeSliced<EngineReply> {
  const headers = () => ({
    "content-type": "application/json; charset=utf-8",
    "cache-control": "no-store",
    // The world's time after the call, as in every reply of a world.
    date: new Date(tenant.world.clock.now()).toUTCString(),
  });
  try {
    const { call, route } = findRoute(request);
    const body = yield* readBody(request);
    const fields = new Fields({ ...Object.fromEntries(new URLSearchParams(request.query)), ...body });
    const matching = call === "DELETE worlds" ? fields.any("matching") : undefined;
    const about = call === "DELETE worlds" ? String(matching ?? fields.any("id")) : tenant.world.id;
    // With a pattern, the call selects the matching worlds that the caller may delete.
    const owner = matching === undefined ? sandbox.worlds.ownerOf(about) : (by?.name ?? null);
    const refusal = refusedCall(by, call, owner);
    if (refusal || !by) throw refusal;
    const version = versionOf(call, tenant, realNow) ?? diffVersionOf(call, sandbox.worlds, fields, realNow);
    const tag = version === null ? {} : { etag: version };
    // A polling caller gets "not modified", which costs the other worlds nothing.
    if (version !== null && request.headers["if-none-match"] === version)
      return { status: 304, headers: { ...headers(), ...tag }, body: "" };
    const answered = route({ sandbox, tenant, world: tenant.world, fields, body, realNow, by, base: baseOf(request) });
    const result = isTimeSliced(answered) ? yield* answered : answered;
    if (isAudited(call)) {
      const world = call === "POST worlds/import" ? String(fields.any("id")) : about;
      sandbox.worlds.noteAudited({ at: isoOf(realNow), by: by.name, call, world });
    }
    const ok = { status: 200, headers: { ...headers(), ...tag } };
    return result instanceof LongReply
      ? { ...ok, body: "", pieces: result.pieces() }
      : { ...ok, body: JSON.stringify(result) };
  } catch (error) {
    if (error instanceof WorldTakenOverError) throw error;
    const refusal = toRefusal(error);
    const { error: told } = failureEnvelope(refusal, languageOf(request.headers), "");
    const { code } = refusal;
    return { status: statusOf(code), code, headers: headers(), body: JSON.stringify({ error: told }) };
  }
}

function findRoute({ method, path }: EngineRequest) {
  const name = path.slice(CONTROL_PATH.length + 1).replace(/\/+$/, "");
  const call = `${method} ${name}`;
  const route = routes.get(call);
  if (route) return { call, route };
  const methods = [...routes.keys()].filter((key) => key.endsWith(` ${name}`)).map((key) => key.split(" ")[0]);
  throw methods.length > 0
    ? refuse("wrongMethod", `${name} takes ${methods.join(", ")}.`)
    : refuse("unknownPath", `${path.slice(0, 200)} is no control call.`);
}

function* readBody({ body }: EngineRequest): TimeSliced<Record<string, unknown>> {
  if (body.kind === "none") return {};
  if (body.kind === "tooLarge") throw refuse("requestTooLarge", `At most ${body.limit} bytes.`);
  if (body.kind !== "text" && body.kind !== "long") throw invalid("body", "type", "It must be a JSON object.");
  if (body.kind === "text" && body.text.trim() === "") return {};
  // A page of another site can send text/plain without a preflight, but not JSON.
  if (!/^application\/json\b/i.test(body.contentType)) throw refuse("wrongContentType", "Send application/json.");
  let value: unknown;
  try {
    value = body.kind === "text" ? JSON.parse(body.text) : yield* parseJson(body.bytes);
  } catch (error) {
    throw invalid("body", "json", error instanceof Error ? error.message : "It is no JSON.");
  }
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw invalid("body", "type", "It must be a JSON object.");
  return value as Record<string, unknown>;
}

function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof LedgerRefused && error.reason === "insufficient") return refuseControl("insufficientAssets");
  if (error instanceof NoWorld) return invalid("id", error.rule, error.message);
  return refuse("serverError", error instanceof Error ? error.message : String(error));
}
