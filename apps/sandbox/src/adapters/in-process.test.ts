import { createClient } from "@coffer/sdk";
import { expect, it } from "vitest";
import { auditLedger } from "../ledger/audit.ts";
import { createSandbox } from "./in-process.ts";

const MINUTE = 60_000;
const json = { "content-type": "application/json" };
const deposit = (sandbox: ReturnType<typeof createSandbox>, world = "main") =>
  sandbox.fetch("https://api.coffer.example/__sandbox/api/chain/deposit", {
    method: "POST",
    headers: { ...json, "x-sandbox-world": world },
    body: '{"name":"verified","coin":"USDT","network":"TRC20","amount":"25"}',
  });

it("forks, resets and compares without a request", async () => {
  const sandbox = createSandbox();
  const before = sandbox.fork("before");
  await deposit(sandbox);
  sandbox.advance(MINUTE);
  expect(sandbox.worlds()).toEqual(["main", "before"]);
  const { accounts } = sandbox.diff("before");
  expect(accounts.map(({ account, change }) => [account, change])).toContainEqual(["user:80413:main:USDT", "25"]);
  expect(sandbox.reset().hash()).toBe(before.hash());
  sandbox.fork("after", { from: "before" });
  expect(sandbox.diff("before", "after").same).toBe(true);
});

it("signs in at the first try after a jump in time ended the encryption key", async () => {
  const sandbox = createSandbox();
  const coffer = createClient({ environment: "sandbox", fetch: sandbox.fetch });
  const signIn = () =>
    coffer.auth.authenticateByEmailAddress({ emailAddress: "vera.ode@coffer.example", password: "Coffer-demo-2026" });
  await signIn();
  sandbox.advance(180 * MINUTE);
  expect((await signIn()).session).toMatchObject({ accessTokenExpireInSeconds: 1800 });
});

it("keeps a snapshot unchanged and restores it repeatedly", async () => {
  const sandbox = createSandbox();
  const snapshot = sandbox.snapshot();
  const hash = sandbox.world().hash();
  for (let turn = 0; turn < 2; turn++) {
    await deposit(sandbox);
    sandbox.advance(MINUTE);
    expect(sandbox.world().hash()).not.toBe(hash);
    expect(sandbox.restore(snapshot).hash()).toBe(hash);
  }
  expect(auditLedger(sandbox.world().ledger).balanced).toBe(true);
});

it("imports another sandbox's file", async () => {
  const [one, other] = [createSandbox(), createSandbox({ seed: "other" })];
  await deposit(one);
  const file: unknown = JSON.parse(JSON.stringify(one.export()));
  expect(other.import(file, "taken").hash()).toBe(one.world().hash());
});

it("saves and reads a world moved by a fraction of a millisecond", () => {
  const sandbox = createSandbox({ startAt: -1000 });
  sandbox.advance(0.5);
  const snapshot = sandbox.snapshot();
  expect(sandbox.import(sandbox.export(), "copy").hash()).toBe(sandbox.restore(snapshot).hash());
});

it("accepts a whole world larger than any other body", async () => {
  const sandbox = createSandbox();
  const send = (path: string, body: object) =>
    sandbox.fetch(`https://api.coffer.example/__sandbox/api/${path}`, {
      method: "POST",
      headers: json,
      body: JSON.stringify(body),
    });
  const file = sandbox.export();
  const [user, ...users] = file.world.tables.users ?? [];
  const tables = { ...file.world.tables, users: [{ ...user, password: "x".repeat(2 * 1024 * 1024) }, ...users] };
  const padded = { ...file, world: { ...file.world, tables } };
  expect((await send("worlds/import", { id: "large", file: padded })).status).toBe(200);
  expect((await send("snapshot", padded.world)).status).toBe(200);
  expect((await send("worlds/fork", { id: "x".repeat(2 * 1024 * 1024) })).status).toBe(413);
});

it("explains a refusal and changes nothing", () => {
  const sandbox = createSandbox();
  const hash = sandbox.world().hash();
  expect(() => sandbox.fork("main")).toThrow("There is a world main already.");
  expect(() => sandbox.import({}, "x")).toThrow("no exported world");
  expect(() => sandbox.restore({} as never)).toThrow("version undefined");
  expect(() => sandbox.diff("gone")).toThrow("no world gone");
  expect(() => sandbox.world("no spaces")).toThrow("no world's name");
  expect(() => sandbox.advance(-1)).toThrow("only goes forward");
  expect(() => sandbox.advance({ to: "soon" })).toThrow("ISO 8601");
  expect(sandbox.advance({ to: "2026-11-21T15:02:11Z" }).clock.iso()).toBe("2026-11-21T15:02:11.000Z");
  expect(sandbox.worlds()).toEqual(["main"]);
  sandbox.reset();
  expect(sandbox.world().hash()).toBe(hash);
});
