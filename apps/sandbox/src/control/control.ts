import { failureEnvelope, statusOf } from "../engine/envelope.ts";
import { type EngineReply, type EngineRequest, languageOf } from "../engine/request.ts";
import type { Tenant } from "../engine/tenant.ts";
import { LedgerRefused } from "../ledger/refused.ts";
import { invalid, Refusal, refuse } from "../refusal.ts";
import { CONTROL_PATH, type Sandbox } from "../sandbox.ts";
import type { ControlRoutes } from "./call.ts";
import { chain } from "./chain.ts";
import { faults } from "./faults.ts";
import { Fields } from "./fields.ts";
import { inside } from "./inside.ts";
import { outside } from "./outside.ts";
import { people } from "./people.ts";
import { scenarios } from "./scenarios.ts";
import { time } from "./time.ts";
import { everybody } from "./users.ts";
import { worlds } from "./worlds.ts";

const routes = new Map(
  Object.entries({
    ...worlds,
    ...time,
    ...scenarios,
    ...people,
    ...everybody,
    ...chain,
    ...outside,
    ...inside,
    ...faults,
  } as ControlRoutes),
);

/** The control API: plain JSON in and out, for the console, tests and scripts. A refusal is `{ error }`. */
export function handleControl(sandbox: Sandbox, tenant: Tenant, request: EngineRequest, realNow: number): EngineReply {
  const headers = () => ({
    "content-type": "application/json; charset=utf-8",
    "cache-control": "no-store",
    // The world's time after the call, as with every reply of a world.
    date: new Date(tenant.world.clock.now()).toUTCString(),
  });
  try {
    const route = findRoute(request);
    const body = readBody(request);
    const fields = new Fields({ ...Object.fromEntries(new URLSearchParams(request.query)), ...body });
    const result = route({ sandbox, tenant, world: tenant.world, fields, body, realNow });
    return { status: 200, headers: headers(), body: JSON.stringify(result) };
  } catch (error) {
    const refusal = toRefusal(error);
    const { error: told } = failureEnvelope(refusal, languageOf(request.headers), "");
    return { status: statusOf(refusal.code), headers: headers(), body: JSON.stringify({ error: told }) };
  }
}

function findRoute({ method, path }: EngineRequest) {
  const name = path.slice(CONTROL_PATH.length + 1).replace(/\/+$/, "");
  const route = routes.get(`${method} ${name}`);
  if (route) return route;
  const methods = [...routes.keys()].filter((key) => key.endsWith(` ${name}`)).map((key) => key.split(" ")[0]);
  throw methods.length > 0
    ? refuse(405, `${name} takes ${methods.join(", ")}.`)
    : refuse(404, `${path.slice(0, 200)} is no control call.`);
}

function readBody({ body }: EngineRequest): Record<string, unknown> {
  if (body.kind === "none") return {};
  if (body.kind === "tooLarge") throw refuse(413, `At most ${body.limit} bytes.`);
  if (body.kind !== "text") throw invalid("body", "type", "It must be a JSON object.");
  if (body.text.trim() === "") return {};
  // A page of another site can send text/plain without being asked first; JSON it can't.
  if (!/^application\/json\b/i.test(body.contentType)) throw refuse(415, "Send application/json.");
  let value: unknown;
  try {
    value = JSON.parse(body.text);
  } catch (error) {
    throw invalid("body", "json", error instanceof Error ? error.message : "It is no JSON.");
  }
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw invalid("body", "type", "It must be a JSON object.");
  return value as Record<string, unknown>;
}

function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof LedgerRefused && error.reason === "insufficient") return refuse(60028);
  return refuse(500, error instanceof Error ? error.message : String(error));
}
