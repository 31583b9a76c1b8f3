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
  // Our packages come from the tarballs; the reader's own commands stay as they are.
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

/** Does what the page says up to the fence that holds these words, and that one too; answers what it printed. */
async function follow(words: string): Promise<string> {
  for (;;) {
    const fence = fences.shift();
    if (!fence) throw new Error(`The guide has no fence with "${words}".`);
    const said = await obey(fence);
    if (fence.text.includes(words)) return said;
  }
}
/** Word for word, but for the sandbox's port: 4010 may be taken where tests run. */
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

test("from an empty folder to a screen with Vera's balance", async () => {
  await follow("npx -y @coffer/sandbox");
  const address = await follow("npm run dev");
  await page.goto(address);
  await sees(balances(), "1000 USDT");
  await sees(deposits(), "1000 USDT: credited");
});

test("a scenario changes what the screen shows, and a reset brings it back", async () => {
  expect(await follow("scenario low-balance")).toContain("hostile-content");
  await page.reload();
  await sees(balances(), "3.2 USDT");
  await page.getByRole("button").click();
  await sees(page.getByRole("status"), "doesn’t cover this amount");
  await follow("coffer-sandbox reset");
  await page.reload();
  await sees(balances(), "1000 USDT");
});

test("time passes while the screen is looked at", async () => {
  await follow("advance 1m");
  await sees(deposits(), "250 USDT: credited");
});

test("a fault rule fails a call until it goes; a header asks for one refusal", async () => {
  await follow('"value": 503');
  await page.reload();
  await expect.poll(() => page.getByRole("alert").count(), { timeout: 60_000 }).toBe(1);
  await follow('"rules": []');
  await page.goto(`${new URL(page.url()).origin}/?outcome=60011`);
  await page.getByRole("button").click();
  await sees(page.getByRole("status"), "Withdrawals are blocked for this account");
});

test("its tests pass, and the types of ours hold where libraries are checked too", async () => {
  expect(await follow("npm test")).toContain("3 passed");
  const all = await shell.run("npx tsc --skipLibCheck false -p . || true");
  expect(all.split("\n").filter((line) => line.includes("@coffer/sandbox"))).toEqual([]);
});

test("without a server the page is its own", async () => {
  const address = await follow("vite preview");
  const context = await browser.newContext();
  // As if the sandbox were stopped: only what the worker answers gets an answer.
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

test("the commands about state do what they say, and the page holds no command more", async () => {
  const said = await follow("coffer-sandbox worlds");
  expect(said).toContain('sandbox begins with the seed "my-company"');
  expect(said).toContain("main: seed coffer");
  expect(fences).toEqual([]);
});
