import type { EngineRequest } from "../src/core/request.ts";
import { sessions } from "../src/modules/auth/session/session.ts";
import { Sandbox } from "../src/sandbox.ts";
import { GET_PATH, POST_BODY, POST_PATH } from "./calls.ts";
import { addUsers } from "./users.ts";

/**
 * Requests that must not grow the heap: reads, refusals, resent keys, console polling, sign-ins. Money movements are
 * kept forever by design; their cost per call is measured separately.
 */
const [count = "1000000"] = process.argv.slice(2);
const REQUESTS = Number(count);
const MOVES = 20_000;
const DAYS = 400;
const DAY = 24 * 60 * 60 * 1000;

const sandbox = new Sandbox();
const world = sandbox.world();
const users = addUsers(world, 400);
// Sessions outlast the run, however many days it advances.
for (const { token } of users) {
  const session = world.table(sessions).one("accessToken", token);
  const forEver = { accessExpiresAt: Number.MAX_SAFE_INTEGER, refreshExpiresAt: Number.MAX_SAFE_INTEGER };
  if (session) world.table(sessions).update(session.id, forEver);
}
const [path = "", query = ""] = GET_PATH.split("?");
const send = (method: string, target: string, query: string, token: string, key: string, text: string | null) =>
  sandbox.handle(
    {
      method,
      path: target,
      query,
      headers: { authorization: `Bearer ${token}`, "idempotency-key": key },
      body: text === null ? { kind: "none" } : { kind: "text", contentType: "application/json", text },
      ip: "127.0.0.1",
    } satisfies EngineRequest,
    0,
  ).status;
const tokenOf = (at: number) => users[at % users.length]?.token ?? "";
const steps: readonly ((at: number) => number)[] = [
  (at) => send("GET", path, query, tokenOf(at), "", null),
  (at) => send("POST", POST_PATH, "", tokenOf(at), `refused-${at}`, POST_BODY.replace("0.0005", "0.0001")),
  (at) => send("POST", POST_PATH, "", tokenOf(at % 50), `again-${at % 50}-bench`, POST_BODY),
  (at) => send("GET", "/__sandbox/api/log", "limit=3", tokenOf(at), "", null),
  () => send("POST", "/__sandbox/api/personas/sign-in", "", "", "", '{"name":"mei"}'),
  () => send("GET", "/api/services/app/Nothing/Here", "", "", "", null),
];

const heap = () => {
  for (let turn = 0; turn < 4; turn++) globalThis.gc?.();
  return process.memoryUsage().heapUsed;
};
let early = 0;
const begun = performance.now();
for (let at = 0; at < REQUESTS; at++) {
  steps[at % steps.length]?.(at);
  // Time advances by days, so that data with a lifetime of a day or a month expires.
  if (at % Math.ceil(REQUESTS / DAYS) === 0) world.clock.advance(DAY);
  if (at === Math.floor(REQUESTS / 5)) early = heap();
}
const perSecond = REQUESTS / ((performance.now() - begun) / 1000);
const late = heap();
for (let at = 0; at < MOVES; at++) send("POST", POST_PATH, "", tokenOf(at), `moves-${at}-bench`, POST_BODY);
process.send?.({ early, late, perSecond, perMove: (heap() - late) / MOVES });
