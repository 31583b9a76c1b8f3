import { beforeEach, describe, expect, it } from "vitest";
import { Sandbox } from "../sandbox.ts";
import { routes } from "./control.ts";
import type { Holder } from "./holder.ts";

const ADMIN: Holder = { name: "admin", role: "administer" };
const MEI: Holder = { name: "mei", role: "play", maxWorlds: 2 };
const TEAM: Holder = { name: "team", role: "play" };
const KEIS = "/api/services/app/Basic/GetKEIS";
let sandbox: Sandbox;
beforeEach(() => {
  sandbox = new Sandbox();
  send(MEI, "POST", "worlds", { id: "meis" });
});

function send(by: Holder | null, method: string, path: string, body?: object, world = "main") {
  const reply = sandbox.handle(
    {
      method,
      path: path.startsWith("/") ? path : `/__sandbox/api/${path}`,
      query: "",
      headers: { "x-sandbox-world": world },
      body: body ? { kind: "text", contentType: "application/json", text: JSON.stringify(body) } : { kind: "none" },
      ip: "203.0.113.7",
    },
    0,
    by,
  );
  return { status: reply.status, body: JSON.parse(reply.body) };
}
const changeOf = () => JSON.stringify(sandbox.state());

describe("each call by each role", () => {
  const replacing = ["POST reset", "POST scenario", "POST snapshot", "DELETE worlds"];
  const who: [name: string, by: Holder | null, world: string, refusedWith: (call: string) => number | null][] = [
    ["nobody", null, "meis", () => 401],
    ["a player, in a world of its own", MEI, "meis", () => null],
    ["a player, in another's world", TEAM, "meis", (call) => (replacing.includes(call) ? 403 : null)],
    ["a player, in nobody's world", MEI, "main", (call) => (replacing.includes(call) ? 403 : null)],
    ["an administrator", ADMIN, "meis", () => null],
  ];
  it.each(who)("%s", (_name, by, world, refusedWith) => {
    for (const call of routes.keys()) {
      const [method = "", path = ""] = call.split(" ");
      const before = changeOf();
      const { status } = send(by, method, path, method === "GET" ? undefined : { id: world }, world);
      const expected = refusedWith(call);
      if (expected === null) expect([call, 401, 403]).not.toContain(status);
      else expect([call, status, changeOf() === before]).toEqual([call, expected, true]);
      if (!sandbox.worlds.has("meis")) send(MEI, "POST", "worlds", { id: "meis" });
    }
  });
});

it("requires a token to create or expire a world under any name", () => {
  sandbox = new Sandbox({ worldLife: 0 });
  send(TEAM, "GET", KEIS, undefined, "read");
  for (let turn = 0; turn < 202; turn++) {
    const { status, body } = send(null, "GET", KEIS, undefined, `w${turn}`);
    expect([status, body.error.validationErrors[0].rule]).toEqual([400, "token"]);
  }
  expect(sandbox.worlds.list().map(({ world }) => world.id)).toEqual(["main", "read"]);
  expect(send(null, "GET", KEIS, undefined, "read").status).toBe(200);
});

it("counts a holder's worlds against the quota until they are deleted", () => {
  const limit = { status: 400, body: { error: { validationErrors: [{ rule: "limit" }] } } };
  expect(send(MEI, "GET", KEIS, undefined, "second").status).toBe(200);
  expect(send(MEI, "GET", KEIS, undefined, "third")).toMatchObject(limit);
  expect(send(MEI, "POST", "worlds", { id: "third" })).toMatchObject(limit);
  expect(send(MEI, "POST", "worlds/fork", { id: "third" })).toMatchObject(limit);
  expect(send(TEAM, "POST", "worlds/fork", { id: "third" }).status).toBe(200);
  expect(send(MEI, "DELETE", "worlds", { id: "second" }).status).toBe(200);
  expect(send(MEI, "POST", "worlds", { id: "fourth" }).status).toBe(200);
});

it("counts the memory of a holder's worlds against the quota", () => {
  const small: Holder = { ...TEAM, maxMegabytes: 0.1 };
  const answers = Array.from({ length: 20 }, (_, turn) => send(small, "POST", "worlds/fork", { id: `w${turn}` }));
  const made = answers.filter(({ status }) => status === 200).length;
  expect(made).toBeGreaterThan(0);
  expect(made).toBeLessThan(20);
  expect(answers.at(-1)?.body.error.validationErrors[0].message).toMatch(/would take .* MB, and may take 0\.1 MB/);
});

it("refuses more data in worlds over the quota until one is deleted or reset", () => {
  const small: Holder = { ...TEAM, maxMegabytes: 0.2 };
  sandbox.limitGrowth((name) => [ADMIN, MEI, small].find((each) => each.name === name));
  for (const id of ["one", "two"]) expect(send(small, "POST", "worlds", { id }).status).toBe(200);
  const fill = () =>
    send(small, "POST", "chain/deposit", { coin: "BTC", network: "BTC", amount: "1", name: "mei" }, "one");
  let turns = 0;
  while (fill().status === 200) expect(turns++).toBeLessThan(1000);
  expect(turns).toBeGreaterThan(20);
  const { status, body } = fill();
  expect([status, body.error.validationErrors[0]]).toMatchObject([
    400,
    { rule: "limit", message: expect.stringContaining("The worlds of team take") },
  ]);
  expect(send(null, "POST", "/api/services/app/Basic/SendVerificationCode", {}, "two")).toMatchObject({
    status: 400,
    body: { error: { validationErrors: [{ rule: "limit" }] } },
  });
  expect(send(small, "GET", "books", undefined, "one").status).toBe(200);
  expect(send(MEI, "POST", "clock/advance", { ms: 1 }, "meis").status).toBe(200);
  expect(send(small, "POST", "reset", {}, "one").status).toBe(200);
  expect(fill().status).toBe(200);
});

it("deletes the caller's worlds that match a pattern and no others", () => {
  for (const id of ["ci-1", "ci-2"]) send(TEAM, "POST", "worlds", { id });
  send(MEI, "POST", "worlds", { id: "ci-3" });
  expect(send(null, "DELETE", "worlds", { matching: "ci-*" }).status).toBe(401);
  expect(send(TEAM, "DELETE", "worlds", { matching: "ci-*" }).body).toEqual({ deleted: ["ci-1", "ci-2"] });
  expect(send(ADMIN, "DELETE", "worlds", { matching: "(" }).status).toBe(400);
  expect(send(ADMIN, "DELETE", "worlds", { matching: "*" }).body).toEqual({ deleted: ["meis", "ci-3"] });
  expect(sandbox.worlds.ids()).toEqual(["main"]);
  expect(send(ADMIN, "GET", "audit").body.items).toMatchObject([
    { by: "admin", world: "*" },
    { by: "team", world: "ci-*" },
  ]);
});

it("audits resets, restores, imports and deletions, and keeps the audit with the state", () => {
  const changes: Parameters<Sandbox["apply"]>[0][] = [];
  const before = sandbox.state();
  sandbox.keep({ note: (change) => changes.push(change) });
  const file = send(MEI, "GET", "worlds/export").body;
  send(MEI, "POST", "worlds/import", { id: "from-file", file });
  send(MEI, "POST", "reset", {}, "meis");
  send(TEAM, "POST", "reset", {}, "meis");
  send(ADMIN, "DELETE", "worlds", { id: "meis" });
  const { items } = send(TEAM, "GET", "audit").body;
  expect(items).toEqual([
    { at: "1970-01-01T00:00:00.000Z", by: "admin", call: "DELETE worlds", world: "meis" },
    { at: "1970-01-01T00:00:00.000Z", by: "mei", call: "POST reset", world: "meis" },
    { at: "1970-01-01T00:00:00.000Z", by: "mei", call: "POST worlds/import", world: "from-file" },
  ]);
  const [replayed, restored] = [new Sandbox(), new Sandbox()];
  replayed.restore(before, 0);
  for (const change of changes) replayed.apply(change, 0);
  restored.restore(sandbox.state(), 0);
  for (const other of [replayed, restored]) {
    expect(other.worlds.audit).toEqual(sandbox.worlds.audit);
    expect(other.worlds.ownerOf("from-file")).toBe("mei");
    expect(other.worlds.ownerOf("meis")).toBeNull();
  }
});
