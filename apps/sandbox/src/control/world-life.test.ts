import { beforeEach, expect, it } from "vitest";
import type { EngineRequest } from "../core/request.ts";
import { Sandbox } from "../sandbox.ts";

const HOUR = 60 * 60 * 1000;
const KEIS = "/api/services/app/Basic/GetKEIS";
const SEND_CODE = "/api/services/app/Basic/SendVerificationCode";
const PROFILE = "/api/services/app/Profile/GetAccountInfo";
let sandbox: Sandbox;
/** Real time, which only these tests move. */
let now = 0;
beforeEach(() => {
  sandbox = new Sandbox();
  now = 0;
});

function send(method: string, path: string, world: string | null, body?: object, headers = {}) {
  const [name = "", query = ""] = (path.startsWith("/") ? path : `/__sandbox/api/${path}`).split("?");
  const request: EngineRequest = {
    method,
    path: name,
    query,
    headers: { ...headers, ...(world === null ? {} : { "x-sandbox-world": world }) },
    body: body ? { kind: "text", contentType: "application/json", text: JSON.stringify(body) } : { kind: "none" },
    ip: "127.0.0.1",
  };
  const reply = sandbox.handle(request, now);
  return { status: reply.status, body: JSON.parse(reply.body) };
}
const post = (path: string, world: string | null, body: object = {}) => send("POST", path, world, body);
const get = (path: string, world: string | null = null) => send("GET", path, world);
const ids = () => get("worlds").body.items.map(({ id }: { id: string }) => id);

it.each([205, 5000])("keeps %i forks through the next request and for hours", (count) => {
  for (let turn = 0; turn < count; turn++) expect(post("worlds/fork", null, { id: `fork-${turn}` }).status).toBe(200);
  now = 30 * HOUR;
  expect(get(KEIS, "another").status).toBe(200);
  expect(ids()).toHaveLength(count + 2);
});

it("keeps a token and its world valid over a lunch break", () => {
  const { accessToken } = post("personas/sign-in", "mine", { name: "mei" }).body;
  const hash = sandbox.worlds.open("mine", now).world.hash();
  now = 3 * HOUR;
  get(KEIS, "somebody-elses");
  expect(send("GET", PROFILE, null, undefined, { authorization: `Bearer ${accessToken}` })).toMatchObject({
    status: 200,
    body: { result: { uid: "80412" } },
  });
  expect(sandbox.worlds.open("mine", now).world.hash()).toBe(hash);
});

it.each<[what: string, act: (world: string) => unknown]>([
  ["signed in to", (world) => post("personas/sign-in", world, { name: "mei" })],
  ["set", (world) => send("PUT", "settings", world, { reviewSeconds: 5 })],
  ["given faults", (world) => send("PUT", "faults", world, { rules: [] })],
  ["moved in time", (world) => post("clock/advance", world, { ms: 1 })],
  ["played a scenario in", (world) => post("scenario", world, { name: "low-balance" })],
  ["reset", (world) => post("reset", world)],
  ["forked to", (world) => post("worlds/fork", "main", { id: world })],
  ["named in the console", (world) => post("worlds", null, { id: world })],
  ["imported", (world) => post("worlds/import", null, { id: world, file: get("worlds/export").body })],
  ["written to by a call", (world) => post(SEND_CODE, world, { scene: 1, emailAddress: "mei.lin@coffer.example" })],
  ["held in process", (world) => sandbox.world(world)],
])("never expires a world that was %s", (_what, act) => {
  act("mine");
  now = 3 * HOUR;
  get(KEIS, "another");
  expect(get("worlds").body.items.find(({ id }: { id: string }) => id === "mine")).toMatchObject({ expiresAt: null });
});

it("expires a world that was only read, and then answers only how to start anew", () => {
  get(KEIS, "read");
  get("world", "read");
  post("clock/advance", "read", { ms: -1 });
  expect(get("worlds").body).toMatchObject({ limits: { maxWorlds: 10_000, worldLife: 2 * HOUR, expire: true } });
  expect(get("worlds").body.items[1]).toMatchObject({ id: "read", expiresAt: new Date(2 * HOUR).toISOString() });
  now = 2 * HOUR + 1;
  get(KEIS, "another");
  expect(ids()).toEqual(["main", "another"]);
  for (const path of [KEIS, "world", "clock", "log"]) {
    const { status, body } = get(path, "read");
    expect([status, body.error.validationErrors]).toEqual([
      400,
      [
        {
          field: "X-Sandbox-World",
          rule: "expired",
          message: expect.stringMatching(/not used for 2 h, .*start it anew from the seed/),
        },
      ],
    ]);
  }
  // The list of worlds belongs to no world.
  expect(get("worlds", "read").status).toBe(200);
  expect(post("reset", "read").status).toBe(200);
  expect(get(KEIS, "read").status).toBe(200);
});

it("refuses another world, by name and by header, at the limit", () => {
  sandbox = new Sandbox({ maxWorlds: 2 });
  post("worlds", null, { id: "one" });
  const refusal = (field: string) => ({
    status: 400,
    body: { error: { validationErrors: [{ field, rule: "limit", message: expect.stringContaining("room for 2") }] } },
  });
  expect(get(KEIS, "two")).toMatchObject(refusal("X-Sandbox-World"));
  expect(post("worlds", null, { id: "two" })).toMatchObject(refusal("id"));
  expect(post("worlds/fork", null, { id: "two" })).toMatchObject(refusal("id"));
  const file = get("worlds/export").body;
  expect(post("worlds/import", null, { id: "two", file })).toMatchObject(refusal("id"));
  expect(ids()).toEqual(["main", "one"]);
});
