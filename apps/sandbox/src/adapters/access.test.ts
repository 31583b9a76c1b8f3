import { request } from "node:http";
import { afterEach, expect, test } from "vitest";
import { accessOf, isAdminPath } from "./access.ts";
import { type RunningServer, type ServerOptions, startServer } from "./server.ts";
import { newTokens, readTokens } from "./tokens.ts";

const TOKEN = "a-token-for-tests-0123456789";
const KEIS = "/api/services/app/Basic/GetKEIS";
let server: RunningServer | null = null;
afterEach(async () => {
  await server?.stop();
  server = null;
});

/** Listens on all addresses of this machine, as other machines would reach it. */
async function open(options: ServerOptions = {}) {
  server = await startServer({ port: 0, live: false, host: "0.0.0.0", token: TOKEN, ...options });
  return server;
}
/** Uses node:http, because fetch sets the Host header itself. */
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

test("requires no token on loopback", async () => {
  server = await startServer({ port: 0 });
  expect(server.token).toBeNull();
  expect(server.consoleUrl()).toBe(`${server.url}/__sandbox/`);
  expect((await send("/__sandbox/api/world")).status).toBe(200);
});

test.each(["a@localhost", "2130706433", "0x7f000001", "127.1", "localhost/a", "localhost?a", "localhost#a"])(
  "refuses %s as a host and as an origin, which a parser reads as this machine",
  async (name) => {
    server = await startServer({ port: 0, live: false });
    expect((await send(KEIS, { host: name })).status).toBe(403);
    expect((await send(KEIS, { origin: `http://${name}` })).status).toBe(403);
    expect((await send(KEIS, { host: "LOCALHOST:1", origin: "http://[::1]:3000" })).status).toBe(200);
  },
);

test("generates a token off loopback and requires it below /__sandbox, but not for the product's API", async () => {
  const { url, token, stop } = await startServer({ port: 0, host: "0.0.0.0" });
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect(token).toMatch(/^\w{48}$/);
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

test("accepts the whole token as a header or a bearer, only below /__sandbox", async () => {
  await open();
  const world = (headers: Record<string, string>) => send("/__sandbox/api/world", headers);
  expect((await world({ "x-sandbox-token": TOKEN })).status).toBe(200);
  expect((await world(bearer(TOKEN))).status).toBe(200);
  for (const headers of [{ "x-sandbox-token": TOKEN.slice(0, -1) }, bearer(`${TOKEN}x`), { "x-sandbox-token": "" }])
    expect((await world(headers)).status).toBe(401);
  // It signs no user in to the product, and a reset is refused without it.
  expect((await send("/api/services/app/Profile/GetAccountInfo", bearer(TOKEN))).status).toBe(401);
  expect((await send("/__sandbox/api/reset", {}, "POST")).status).toBe(401);
});

test("signs a browser in once by link, with a cookie for the console only", async () => {
  const { consoleUrl } = await open();
  const link = consoleUrl().slice((server?.url ?? "").length);
  const first = await send(link);
  const cookie = String(first.headers["set-cookie"]);
  expect(first.status).toBe(200);
  expect(cookie).toMatch(
    /^coffer_sandbox_\d+=[\w-]+\.[0-9a-z]+\.[0-9a-f]{64}; Path=\/__sandbox; HttpOnly; SameSite=Strict; Max-Age=43200$/,
  );
  expect(cookie).not.toContain(TOKEN);
  expect((await send(link)).status).toBe(401);
  const signedIn = { cookie: cookie.split(";", 1)[0] ?? "" };
  expect((await send("/__sandbox/api/world", signedIn)).status).toBe(200);
  expect((await send("/__sandbox/api/world", { cookie: `${signedIn.cookie}x` })).status).toBe(401);
  // Only the token itself gets another link.
  expect((await send("/__sandbox/api/console-link", signedIn, "POST")).status).toBe(401);
  const { path } = JSON.parse((await send("/__sandbox/api/console-link", bearer(TOKEN), "POST")).body);
  expect((await send(path)).status).toBe(200);
});

test("generates tokens without a leading dash, so that --token accepts them", () => {
  const first = Array.from({ length: 500 }, () => newTokens().token[0]);
  expect(first).not.toContain("-");
});

test("ends a link with a newer one or after ten minutes", () => {
  const tokens = newTokens();
  const [first, second] = [1, 2].map(() => tokens.newCode(tokens.administrator, 0)) as [string, string];
  expect([tokens.takeCode(first, 1), tokens.takeCode(second, 600_001)]).toEqual([null, null]);
  const session = tokens.takeCode(second, 600_000) ?? undefined;
  expect(tokens.signedIn(session, 600_000)).toEqual(tokens.administrator);
  expect(tokens.takeCode(second, 600_000)).toBeNull();
});

test("shares a session for twelve hours with every process that has the same tokens", () => {
  const [mei, TWELVE_HOURS] = [{ name: "mei", token: "token-of-mei-0123456789", role: "play" as const }, 43_200_000];
  const [one, two] = [newTokens(TOKEN, [mei]), newTokens(TOKEN, [mei])];
  const session = one.takeCode(one.newCode(one.named("mei") ?? one.administrator, 0), 0) ?? "";
  expect(two.signedIn(session, TWELVE_HOURS - 1)).toMatchObject({ name: "mei", role: "play" });
  expect(two.signedIn(session, TWELVE_HOURS)).toBeNull();
  const [name = "", until = "", proof = ""] = session.split(".");
  const admin = Buffer.from("admin").toString("base64url");
  for (const forged of [`${admin}.${until}.${proof}`, `${name}.zzzzzzzzz.${proof}`, `${name}.${until}.`, "", "a.b.c"])
    expect([forged, two.signedIn(forged, 0)]).toEqual([forged, null]);
  expect(newTokens(TOKEN, [{ ...mei, token: "another-token-of-mei" }]).signedIn(session, 0)).toBeNull();
});

test("answers only this machine's names and pages; --allow-host adds one", async () => {
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

test("accepts this machine's own addresses only when it listens on them", () => {
  const own = Object.values(process.getBuiltinModule("node:os").networkInterfaces())
    .flatMap((each) => each ?? [])
    .filter(({ internal, family }) => !internal && family === "IPv4")
    .map(({ address }) => address);
  const [inside, outside] = [accessOf({}), accessOf({ host: "0.0.0.0" })];
  for (const address of own) expect([inside.isKnown(address), outside.isKnown(address)]).toEqual([false, true]);
  expect(outside.isKnown("203.0.113.9")).toBe(false);
  expect(accessOf({ host: "::1" }).tokens).toBeNull();
  expect(accessOf({ host: "localhost" }).tokens).toBeNull();
  expect(accessOf({ host: "127.0.0.9" }).tokens).toBeNull();
});

test("logs no token", async () => {
  await open();
  await send(KEIS, { "x-sandbox-token": TOKEN, ...bearer(TOKEN), cookie: `coffer_sandbox_1=${TOKEN}` });
  const log = await send("/__sandbox/api/log", bearer(TOKEN));
  expect(log.body).toContain("GetKEIS");
  expect(log.body).not.toContain(TOKEN);
});

test("lets tokens play or administer, and answers existing worlds without one", async () => {
  const [play, administer] = ["token-of-mei-0123456789", "token-of-the-lead-0123"];
  await open({
    tokens: [
      { name: "mei", token: play, role: "play", maxWorlds: 1 },
      { name: "lead", token: administer, role: "administer" },
    ],
  });
  const at = (world: string, token?: string) => ({
    "x-sandbox-world": world,
    ...(token === undefined ? {} : { "x-sandbox-token": token }),
  });
  for (let turn = 0; turn < 202; turn++) expect((await send(KEIS, at(`w${turn}`))).status).toBe(400);
  expect((await send(KEIS, bearer(`at_made-up.${"0".repeat(32)}`))).status).toBe(400);
  expect(server?.sandbox.worlds.list()).toHaveLength(1);
  expect((await send(KEIS, at("meis", play))).status).toBe(200);
  expect((await send(KEIS, at("meis"))).status).toBe(200);
  expect((await send(KEIS, at("second", play))).status).toBe(400);
  expect((await send("/__sandbox/api/reset", at("main", play), "POST")).status).toBe(403);
  expect((await send("/__sandbox/api/reset", at("meis", play), "POST")).status).toBe(200);
  expect((await send("/__sandbox/api/reset", at("meis", administer), "POST")).status).toBe(200);
  // A browser signed in with a player's link is that player.
  const { path } = JSON.parse((await send("/__sandbox/api/console-link", bearer(play), "POST")).body);
  const cookie = String((await send(path)).headers["set-cookie"]).split(";", 1)[0] ?? "";
  expect((await send("/__sandbox/api/reset", { ...at("main"), cookie }, "POST")).status).toBe(403);
  const { items } = JSON.parse((await send("/__sandbox/api/audit", { cookie })).body);
  expect(items.map(({ by }: { by: string }) => by)).toEqual(["lead", "mei"]);
});

test.each([
  ["{", "it is no JSON"],
  ["{}", "it must be a JSON array"],
  ["[null]", "entry 1 needs a name"],
  ['[{"name":"a"}]', "entry 1 needs a token"],
  ['[{"name":"a","token":"x","role":"own"}]', "entry 1 needs the role play or administer"],
  ['[{"name":"a","token":"x","role":"play","maxWorlds":"3"}]', "a quota that is no number"],
  ['[{"name":"a","token":"x","role":"play","most":3}]', "an unknown field most"],
])("rejects %s as a list of tokens", (text, words) => {
  expect(() => readTokens(text, "tokens.json")).toThrow(words);
});

test.each([
  [{ tokens: [{ name: "a", token: "short", role: "play" as const }] }, "The token of a needs at least 16"],
  [{ tokens: [{ name: "admin", token: "a-token-of-17-signs", role: "play" as const }] }, "called admin"],
  [{ tokens: [{ name: "a", token: TOKEN, role: "play" as const }], token: TOKEN }, "token of somebody else"],
  [{ token: "short" }, "at least 16 characters"],
  [{ token: "with a space in it, long enough" }, "no spaces"],
  [{ host: "203.0.113.9" }, "no address of this machine"],
])("explains the refusal of %j", async (options, words) => {
  await expect(startServer({ port: 0, ...options })).rejects.toThrow(words);
});

test.each(["/__sandbox", "/__sandbox/", "/__sandbox/api/reset", "/__Sandbox/api", "//__sandbox"])("guards %s", (path) =>
  expect(isAdminPath(path)).toBe(true),
);
test.each(["/__sandboxes", "/api/__sandbox", "/", "/api/services/app/Basic/GetKEIS"])("does not guard %s", (path) =>
  expect(isAdminPath(path)).toBe(false),
);
