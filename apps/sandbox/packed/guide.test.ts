import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { freePort } from "../../web/dev/ports.ts";
import { chromiumPath } from "../../web/e2e/browser.ts";
import { type Fence, fencesOf } from "./harness/guide.ts";
import { Shell } from "./harness/shell.ts";

const HOME = "127.0.0.1:4010";
const fences = fencesOf(new URL("../GUIDE.md", import.meta.url));
let shell: Shell;
let browser: Browser;
let page: Page;
let here = HOME;

beforeAll(async () => {
  const folder = join(inject("packedFolder"), "reader");
  await mkdir(folder);
  // Coffer's packages come from the tarballs; the reader's commands stay unchanged.
  await writeFile(join(folder, ".npmrc"), `@coffer:registry=${inject("registry")}\naudit=false\nfund=false\n`);
  const port = await freePort();
  here = `127.0.0.1:${port}`;
  const env = { SANDBOX_PORT: String(port), COFFER_SANDBOX_URL: `http://${here}` };
  shell = new Shell(folder, {
    ...env,
    NPM_CONFIG_USERCONFIG: join(folder, ".npmrc"),
    npm_config_prefer_offline: "true",
  });
  browser = await chromium.launch({ executablePath: chromiumPath(), args: ["--no-sandbox"] });
  page = await browser.newPage();
});
afterAll(async () => {
  await browser?.close();
  await shell?.end();
});

/** Follows the page through the fence that contains these words. Returns that fence's output. */
async function follow(words: string): Promise<string> {
  for (;;) {
    const fence = fences.shift();
    if (!fence) throw new Error(`The guide has no fence with "${words}".`);
    const said = await obey(fence);
    if (fence.text.includes(words)) return said;
  }
}
/** Runs the fence verbatim except for the sandbox's port: 4010 may be in use during tests. */
function obey(fence: Fence): Promise<string> | string {
  const text = fence.text.replaceAll(HOME, here);
  if (fence.kind === "commands") return fence.running ? shell.start(text) : shell.run(text);
  shell.write(fence.path, text);
  return "";
}
const balances = () => page.getByRole("list", { name: "Balances" });
const deposits = () => page.getByRole("list", { name: "Deposits" });
const sees = (locator: ReturnType<typeof balances>, text: string) =>
  expect.poll(() => locator.textContent().catch(() => ""), { timeout: 30_000 }).toContain(text);

test("leads from an empty folder to a screen with Vera's balance", async () => {
  await follow("npx -y @coffer/sandbox");
  const address = await follow("npm run dev");
  await page.goto(address);
  await sees(balances(), "1000 USDT");
  await sees(deposits(), "1000 USDT: credited");
});

test("changes the screen by a scenario and restores it by a reset", async () => {
  expect(await follow("scenario low-balance")).toContain("hostile-content");
  await page.reload();
  await sees(balances(), "3.2 USDT");
  await page.getByRole("button").click();
  await sees(page.getByRole("status"), "doesn’t cover this amount");
  await follow("coffer-sandbox reset");
  await page.reload();
  await sees(balances(), "1000 USDT");
});

test("advances time while the screen is open", async () => {
  await follow("advance 1m");
  await sees(deposits(), "250 USDT: credited");
});

test("fails a call by a fault rule until it is removed, and by a header once", async () => {
  await follow('"value": 503');
  await page.reload();
  await expect.poll(() => page.getByRole("alert").count(), { timeout: 60_000 }).toBe(1);
  await follow('"rules": []');
  await page.goto(`${new URL(page.url()).origin}/?outcome=60011`);
  await page.getByRole("button").click();
  await sees(page.getByRole("status"), "Withdrawals are blocked for this account");
});

test("passes its tests and type-checks with libraries checked", async () => {
  expect(await follow("npm test")).toContain("3 passed");
  const all = await shell.run("npx tsc --skipLibCheck false -p . || true");
  expect(all.split("\n").filter((line) => line.includes("@coffer/sandbox"))).toEqual([]);
});

test("runs the sandbox in the page without a server", async () => {
  const address = await follow("vite preview");
  const context = await browser.newContext();
  // Simulates a stopped sandbox: only the worker answers.
  await context.route(
    (url) => url.host === here,
    (route) => route.abort(),
  );
  const visitor = await context.newPage();
  await visitor.goto(address);
  const list = visitor.getByRole("list", { name: "Balances" });
  await sees(list, "1000 USDT");
  await visitor.getByRole("button").click();
  await sees(visitor.getByRole("status"), "Asked for");
  await visitor.reload();
  await sees(list, "950 USDT");
});

test("runs the commands about state and no others remain", async () => {
  const said = await follow("coffer-sandbox worlds");
  expect(said).toContain('sandbox begins with the seed "my-company"');
  expect(said).toContain("main: seed coffer");
  expect(fences).toEqual([]);
});
