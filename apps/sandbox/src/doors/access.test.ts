import { request } from "node:http";
import { afterEach, expect, test } from "vitest";
import { accessOf, isAdminPath } from "./access.ts";
import { newAdminToken } from "./admin-token.ts";
import { type RunningServer, type ServerOptions, startServer } from "./server.ts";

const TOKEN = "a-token-for-tests-0123456789";
const KEIS = "/api/services/app/Basic/GetKEIS";
let server: RunningServer | null = null;
afterEach(async () => {
  await server?.stop();
  server = null;
});

/** On all addresses of this machine, as other machines would reach it. */
async function open(options: ServerOptions = {}) {
  server = await startServer({ port: 0, live: false, host: "0.0.0.0", token: TOKEN, ...options });
  return server;
}
/** With node:http, because fetch sets the Host header itself. */
const send = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  new Promise<{ status: number; headers: Record<string, unknown>; body: string }>((resolve, reject) => {
    const sent = request((server?.url ?? "") + path, { method, headers, agent: false }, (reply) => {
      let body = "";
      reply.on("data", (data) => {
        body += data;
      });
      reply.on("end", () => resolve({ status: reply.statusCode ?? 0, headers: reply.headers, body }));
    });
    sent.on("error", reject);
    sent.end();
  });
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

test("on loopback nothing asks for a token", async () => {
  server = await startServer({ port: 0 });
  expect(server.token).toBeNull();
  expect(server.consoleUrl()).toBe(`${server.url}/__sandbox/`);
  expect((await send("/__sandbox/api/world")).status).toBe(200);
});

test("off loopback a token is made up, and everything under /__sandbox asks for it; the product's API doesn't", async () => {
  const { url, token, stop } = await startServer({ port: 0, host: "0.0.0.0" });
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect(token).toMatch(/^[\w-]{32}$/);
  await stop();
  await open();
  expect((await send(KEIS)).status).toBe(200);
  for (const path of ["/__sandbox", "/__sandbox/", "/__sandbox/assets/x.js", "/__SANDBOX/api/world", "//__sandbox/"])
    expect([path, (await send(path)).status]).toEqual([path, 401]);
  const refused = await send("/__sandbox/api/world");
  expect(refused).toMatchObject({ status: 401, headers: { "www-authenticate": expect.stringContaining("Bearer") } });
  expect(JSON.parse(refused.body).error).toMatchObject({
    code: 401,
    details: expect.stringContaining("X-Sandbox-Token"),
  });
});

test("the token passes as a header or as a bearer, whole and only under /__sandbox", async () => {
  await open();
  const world = (headers: Record<string, string>) => send("/__sandbox/api/world", headers);
  expect((await world({ "x-sandbox-token": TOKEN })).status).toBe(200);
  expect((await world(bearer(TOKEN))).status).toBe(200);
  for (const headers of [{ "x-sandbox-token": TOKEN.slice(0, -1) }, bearer(`${TOKEN}x`), { "x-sandbox-token": "" }])
    expect((await world(headers)).status).toBe(401);
  // It signs nobody in to the product, and a reset is refused without it.
  expect((await send("/api/services/app/Profile/GetAccountInfo", bearer(TOKEN))).status).toBe(401);
  expect((await send("/__sandbox/api/reset", {}, "POST")).status).toBe(401);
});

test("a link signs a browser in once; the cookie is the console's alone", async () => {
  const { consoleUrl } = await open();
  const link = consoleUrl().slice((server?.url ?? "").length);
  const first = await send(link);
  const cookie = String(first.headers["set-cookie"]);
  expect(first.status).toBe(200);
  expect(cookie).toMatch(/^coffer_sandbox_\d+=[\w-]{32}; Path=\/__sandbox; HttpOnly; SameSite=Strict; Max-Age=43200$/);
  expect(cookie).not.toContain(TOKEN);
  expect((await send(link)).status).toBe(401);
  const signedIn = { cookie: cookie.split(";", 1)[0] ?? "" };
  expect((await send("/__sandbox/api/world", signedIn)).status).toBe(200);
  expect((await send("/__sandbox/api/world", { cookie: `${signedIn.cookie}x` })).status).toBe(401);
  // Only the token itself gets another link.
  expect((await send("/__sandbox/link", signedIn, "POST")).status).toBe(401);
  const { path } = JSON.parse((await send("/__sandbox/link", bearer(TOKEN), "POST")).body);
  expect((await send(path)).status).toBe(200);
});

test("a newer link ends the one before, and ten minutes end both", () => {
  const admin = newAdminToken();
  const [first, second] = [admin.newCode(0), admin.newCode(0)];
  expect([admin.takeCode(first, 1), admin.takeCode(second, 600_001)]).toEqual([false, false]);
  expect([admin.takeCode(second, 600_000), admin.takeCode(second, 600_000)]).toEqual([true, false]);
});

test("only this machine's names are answered, and only its pages; --allow-host adds one", async () => {
  await open({ allowHosts: ["Box.example"] });
  const from = (host: string, origin?: string) =>
    send(KEIS, { host, ...(origin === undefined ? {} : { origin }) }).then(({ status }) => status);
  expect(await from("rebound.example:4010")).toBe(403);
  expect(await from("box.example:4010")).toBe(200);
  expect(await from("localhost:4010", "https://evil.example")).toBe(403);
  expect(await from("localhost:4010", "null")).toBe(403);
  expect(await from("localhost:4010", "http://box.example:5173")).toBe(200);
  expect(await from("localhost:4010", "http://localhost:5173")).toBe(200);
  expect((await send(KEIS, { host: "rebound.example" })).body).toContain("--allow-host");
});

test("this machine's own addresses are its names only when it listens on them", () => {
  const own = Object.values(process.getBuiltinModule("node:os").networkInterfaces())
    .flatMap((each) => each ?? [])
    .filter(({ internal, family }) => !internal && family === "IPv4")
    .map(({ address }) => address);
  const [inside, outside] = [accessOf({}), accessOf({ host: "0.0.0.0" })];
  for (const address of own) expect([inside.isKnown(address), outside.isKnown(address)]).toEqual([false, true]);
  expect(outside.isKnown("203.0.113.9")).toBe(false);
  expect(accessOf({ host: "::1" }).admin).toBeNull();
  expect(accessOf({ host: "localhost" }).admin).toBeNull();
  expect(accessOf({ host: "127.0.0.9" }).admin).toBeNull();
});

test("the token is in no log", async () => {
  await open();
  await send(KEIS, { "x-sandbox-token": TOKEN, ...bearer(TOKEN), cookie: `coffer_sandbox_1=${TOKEN}` });
  const log = await send("/__sandbox/api/log", bearer(TOKEN));
  expect(log.body).toContain("GetKEIS");
  expect(log.body).not.toContain(TOKEN);
});

test.each([
  [{ token: "short" }, "at least 16 characters"],
  [{ token: "with a space in it, long enough" }, "no spaces"],
  [{ host: "203.0.113.9" }, "no address of this machine"],
])("%j is refused in words", async (options, words) => {
  await expect(startServer({ port: 0, ...options })).rejects.toThrow(words);
});

test.each(["/__sandbox", "/__sandbox/", "/__sandbox/api/reset", "/__Sandbox/api", "//__sandbox"])(
  "%s is guarded",
  (path) => expect(isAdminPath(path)).toBe(true),
);
test.each(["/__sandboxes", "/api/__sandbox", "/", "/api/services/app/Basic/GetKEIS"])("%s isn't", (path) =>
  expect(isAdminPath(path)).toBe(false),
);
