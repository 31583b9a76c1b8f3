import { mkdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { chromium } from "@playwright/test";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { beforeAll, expect, inject, test } from "vitest";
import { chromiumPath } from "../../web/e2e/browser.ts";
import { startCommand } from "./harness/command.ts";
import { run } from "./harness/run.ts";

const tarball = inject("tarballs").find((path) => path.includes("coffer-sandbox")) ?? "";
const folder = join(inject("packedFolder"), "alone");
const command = join(folder, "node_modules/.bin/coffer-sandbox");
const env = { npm_config_audit: "false", npm_config_fund: "false" };

/** Like `npx`: installs this package alone into an empty folder, without a registry. */
beforeAll(async () => {
  await mkdir(folder);
  await writeFile(join(folder, "package.json"), '{ "private": true, "type": "module" }');
  await run("npm", ["install", "--offline", tarball], { cwd: folder, env });
});

test("passes publint", async () => {
  const data = await readFile(tarball);
  const { messages, pkg } = await publint({ pack: { tarball: Uint8Array.from(data).buffer }, strict: true });
  expect(messages.map((message) => formatMessage(message, pkg ?? {}))).toEqual([]);
});

test("resolves types of every entry for Node and for bundlers", async () => {
  const { problems } = (await checkPackage(createPackageFromTarballData(await readFile(tarball)), {
    // A browser script, not a module.
    excludeEntrypoints: ["./mockServiceWorker.js"],
  })) as { problems: { kind: string; resolutionKind?: string }[] };
  // The package is ESM only: node10 resolution ignores `exports`, and `require` gets the ES module.
  const known = ["CJSResolvesToESM", "NoResolution"];
  const others = problems.filter(
    ({ kind, resolutionKind }) => !known.includes(kind) || (kind === "NoResolution" && resolutionKind !== "node10"),
  );
  expect(others).toEqual([]);
});

test("has no dependencies and a small size", async () => {
  const installed = (await run("npm", ["ls", "--all", "--parseable"], { cwd: folder })).trim().split("\n");
  expect(installed.slice(1).map((path) => path.replace(/.*node_modules\//, ""))).toEqual(["@coffer/sandbox"]);
  expect((await stat(tarball)).size).toBeLessThan(1_500_000);
  const files = (await run("tar", ["-tzf", tarball], { cwd: folder })).split("\n");
  for (const file of [
    "LICENSE",
    "README.md",
    "GUIDE.md",
    "LIFE-CYCLES.md",
    "ERROR-RECIPES.md",
    "container/Dockerfile",
    "container/compose.yaml",
    "container/nginx.conf",
    "dist/console/index.html",
    "dist/mockServiceWorker.js",
  ])
    expect(files).toContain(`package/${file}`);
  for (const name of ["zod", "noble-hashes", "otpauth", "crypto-js", "ajv-formats", "msw", "fontsource-geist"])
    expect(files).toContain(`package/dist/licenses/${name}.txt`);
  expect(files).toContain("package/dist/console/licenses.md");
  expect(files.filter((file) => /\.test\.|\/src\/|\.map$/.test(file))).toEqual([]);
  const manifest = await readFile(join(folder, "node_modules/@coffer/sandbox/package.json"), "utf8");
  expect(Object.keys(JSON.parse(manifest).exports)).not.toContain("./console");
  expect(manifest).not.toMatch(/@coffer\/source|workspace:|catalog:|\.\/src\//);
});

test("prints its usage and exits with documented codes", async () => {
  const help = await run(command, ["--help"], { cwd: folder });
  for (const verb of "start seed advance scenario snapshot restore export import worlds reset worker".split(" "))
    expect(help).toMatch(new RegExp(`^  ${verb} `, "m"));
  const { version } = JSON.parse(await readFile(join(folder, "node_modules/@coffer/sandbox/package.json"), "utf8"));
  expect(await run(command, ["--version"], { cwd: folder })).toBe(`${version}\n`);
  await expect(run(command, ["walk"], { cwd: folder })).rejects.toMatchObject({ cause: { code: 2 } });
  await expect(run(command, ["worlds", "--url", "http://127.0.0.1:9"], { cwd: folder })).rejects.toMatchObject({
    cause: { code: 3 },
  });
  await run(command, ["worker", "public"], { cwd: folder });
  const ours = await readFile(join(folder, "public/mockServiceWorker.js"), "utf8");
  expect(ours).toBe(await readFile(join(folder, "node_modules/@coffer/sandbox/dist/mockServiceWorker.js"), "utf8"));
});

test("serves API and console, keeps its folder, and stops cleanly on a signal", async () => {
  const args = ["start", "--port", "0", "--frozen", "--state", "kept", "--scenario", "review-queue", "--json"];
  const first = await start(args);
  expect((await fetch(`${first.url}/api/services/app/Basic/GetKEIS`)).status).toBe(200);
  const page = await (await fetch(`${first.url}/__sandbox/`)).text();
  const script = /src="([^"]+\.js)"/.exec(page)?.[1] ?? "";
  expect((await fetch(new URL(script, first.url))).headers.get("content-type")).toContain("javascript");
  const target = ["--url", first.url, "--json"];
  const worlds = JSON.parse(await run(command, ["worlds", ...target], { cwd: folder }));
  expect(worlds).toMatchObject([{ id: "main", mode: "frozen" }]);
  const rules = [{ operation: "getKEIS", latency: 500 }];
  const put = { method: "PUT", headers: { "content-type": "application/json" }, body: JSON.stringify({ rules }) };
  await fetch(`${first.url}/__sandbox/api/faults`, put);
  const before = await hashAt(first.url);
  const late = fetch(`${first.url}/api/services/app/Basic/GetKEIS`);
  // A later request's reply proves that the server has the earlier one.
  await hashAt(first.url);
  first.child.kill("SIGINT");
  expect((await late).status).toBe(200);
  expect(await first.ended).toBe(0);
  const second = await start(args.slice(0, 6));
  expect(await hashAt(second.url)).toBe(before);
  second.child.kill("SIGTERM");
  expect(await second.ended).toBe(0);
});

test("opens the console from another machine by the printed link, once", async () => {
  const { child, ended, said, url } = await start(["start", "--port", "0", "--host", "0.0.0.0", "--json"]);
  const { console: link, token } = JSON.parse(said) as { console: string; token: string };
  expect(token.length).toBeGreaterThanOrEqual(32);
  expect((await fetch(`${url}/__sandbox/`)).status).toBe(401);
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ["--no-sandbox"] });
  const page = await browser.newPage();
  await page.goto(link);
  await page.waitForURL(`${url}/__sandbox/**`);
  // The console's content comes from the control API, so its calls must be authorized too.
  await page.getByText("vera.ode@coffer.example").or(page.getByText("2026")).first().waitFor();
  await page.reload();
  await page.getByText("2026").first().waitFor();
  const other = await (await browser.newContext()).newPage();
  expect((await other.goto(link))?.status()).toBe(401);
  await browser.close();
  const again = await run(command, ["console", "--url", url, "--token", token], { cwd: folder });
  expect((await fetch(again.trim())).status).toBe(200);
  child.kill("SIGTERM");
  expect(await ended).toBe(0);
});

test("loads the in-process, MSW, server and control entries", async () => {
  const script = `
    import { createSandbox, personas } from "@coffer/sandbox";
    import { startServer } from "@coffer/sandbox/server";
    const reply = await createSandbox().fetch("http://x/api/services/app/Basic/GetKEIS");
    import { createControl } from "@coffer/sandbox/control";
    const server = await startServer({ port: 0 });
    const { mode } = await createControl({ url: server.url })("POST", "clock/freeze");
    const { paths } = await (await fetch(server.url + "/openapi.json")).json();
    await server.stop();
    console.log(JSON.stringify([reply.status, personas.length, mode, Object.keys(paths).length > 200]));`;
  await writeFile(join(folder, "main.js"), script);
  expect(JSON.parse(await run(process.execPath, ["main.js"], { cwd: folder }))).toEqual([200, 10, "frozen", true]);
});

const start = (args: string[]) => startCommand(command, args, folder);
const hashAt = async (url: string) =>
  ((await (await fetch(`${url}/__sandbox/api/world/hash`)).json()) as { hash: string }).hash;
