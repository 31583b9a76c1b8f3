import { request } from "node:http";
import { afterEach, expect, test } from "vitest";
import type { RequestLine } from "./request-line.ts";
import { type RunningServer, startServer } from "./server.ts";

const ADMIN = "a-token-of-the-administrator";
const MEI = "a-token-of-mei-0123456789";
const SECRETS = [ADMIN, MEI, "Coffer-demo-2026"];
const KEIS = "/api/services/app/Basic/GetKEIS";
let server: RunningServer | undefined;
afterEach(() => server?.stop());

async function open() {
  const lines: RequestLine[] = [];
  const tokens = [{ name: "mei", token: MEI, role: "play" as const }];
  server = await startServer({ port: 0, token: ADMIN, tokens, log: (line) => lines.push(line) });
  return { lines, url: server.url };
}

test("logs each request in one line with world, caller, status, code and id, without secrets", async () => {
  const { lines, url } = await open();
  const json = { "content-type": "application/json" };
  const mine = { "x-sandbox-token": MEI, "x-sandbox-world": "meis" };
  const post = (path: string, body: object, headers = {}) =>
    fetch(url + path, { method: "POST", headers: { ...json, ...headers }, body: JSON.stringify(body) });

  const keis = await fetch(url + KEIS, { headers: mine });
  const { accessToken } = (await (
    await post("/__sandbox/api/personas/sign-in", { name: "mei" }, mine)
  ).json()) as Record<string, string>;
  await fetch(`${url}/api/services/app/Profile/GetAccountInfo`, {
    headers: { authorization: `Bearer ${accessToken}` },
  });
  await post("/api/TokenAuth/AuthenticateByEmailAddress", { password: "Coffer-demo-2026" });
  await fetch(`${url}/__sandbox/api/nothing`, { headers: { "x-sandbox-token": ADMIN } });
  await fetch(`${url}/__sandbox/api/world`);
  await fetch(`${url}/${accessToken}/${"0".repeat(500)}`, { headers: { "x-sandbox-world": `${ADMIN} and more` } });
  await fetch(`${url}/__sandbox/health?token=${ADMIN}`);

  const shown = lines.map(({ world, by, method, path, status, code }) => [world, by, method, path, status, code]);
  expect(shown).toEqual([
    ["meis", "mei", "GET", KEIS, 200, null],
    ["meis", "mei", "POST", "/__sandbox/api/personas/sign-in", 200, null],
    ["meis", null, "GET", "/api/services/app/Profile/GetAccountInfo", 200, null],
    ["main", null, "POST", "/api/TokenAuth/AuthenticateByEmailAddress", 400, 400],
    ["main", "admin", "GET", "/__sandbox/api/nothing", 404, 404],
    [null, null, "GET", "/__sandbox/api/world", 401, null],
    [null, null, "GET", "/at_meis.***/***", 400, 400],
    [null, null, "GET", "/__sandbox/health", 200, null],
  ]);
  expect(lines[0]?.requestId).toBe(keis.headers.get("x-request-id"));
  for (const { time, ms } of lines) {
    expect(Math.abs(Date.parse(time) - Date.now())).toBeLessThan(60_000);
    expect(ms).toBeGreaterThanOrEqual(0);
  }
  const written = JSON.stringify(lines);
  for (const secret of [...SECRETS, accessToken ?? ""]) expect(written).not.toContain(secret);
});

test("logs no status for a cut connection", async () => {
  const { lines, url } = await open();
  const rules = { rules: [{ operation: "getKEIS", kind: "reset" }] };
  const headers = { "x-sandbox-token": ADMIN, "content-type": "application/json" };
  await fetch(`${url}/__sandbox/api/faults`, { method: "PUT", headers, body: JSON.stringify(rules) });
  await new Promise((resolve) =>
    request(url + KEIS)
      .once("error", resolve)
      .end(),
  );
  expect(lines.at(-1)).toMatchObject({ path: KEIS, world: "main", status: null });
});
