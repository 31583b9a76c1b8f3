import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { chromiumPath } from "../../../apps/web/e2e/browser.ts";
import { withEsbuild } from "../bench/weigh.ts";
import { serveFolder } from "./harness/page.ts";

// Being offline at the first use of a lazy import fails one call. Browsers keep a failed import until a reload.
const project = join(inject("folder"), "node-esm");
const ended: (() => unknown)[] = [];
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  const root = join(project, "offline-page");
  await mkdir(root);
  await writeFile(join(project, "offline.js"), 'import * as sdk from "@coffer/sdk";\nglobalThis.sdk = sdk;\n');
  await withEsbuild(join(project, "offline.js"), root, "browser");
  await writeFile(join(root, "index.html"), '<script type="module" src="/main.js"></script>');
  const { url, close } = await serveFolder(root);
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ["--no-sandbox"] });
  ended.push(() => browser.close(), close);
  context = await browser.newContext();
  page = await context.newPage();
  await page.goto(url);
  await start();
});

/** Waits for the page's scripts and makes its client. */
async function start(): Promise<void> {
  await page.waitForFunction("globalThis.sdk");
  await run(
    `globalThis.coffer = sdk.createClient({ environment: "sandbox", baseUrl: ${JSON.stringify(inject("sandbox"))} })`,
  );
}

async function reload(): Promise<void> {
  await page.reload();
  await start();
}
afterAll(async () => {
  for (const end of ended) await end();
});

/** Runs a program in the page; returns its result or its failure. */
const run = (program: string): Promise<unknown> =>
  page.evaluate(`(async () => { ${program} })().catch(({ name, retryable, outcomeUnknown, attempts, message }) =>
    ({ name, retryable, outcomeUnknown, attempts, message }))`);

async function offline(program: string): Promise<unknown> {
  await context.setOffline(true);
  const said = await run(program);
  await context.setOffline(false);
  return said;
}
const notLoaded = {
  ...{ name: "network", retryable: true, outcomeUnknown: false, attempts: 0 },
  message: "A part of the SDK can't be loaded.",
};

it("reports a failed import of the encryption module and works after a reload", async () => {
  const signIn = `await coffer.auth.authenticateByEmailAddress(
    { emailAddress: "vera.ode@coffer.example", password: "Coffer-demo-2026" }); return Boolean(coffer.session.get())`;
  expect(await offline(signIn)).toEqual(notLoaded);
  await reload();
  expect(await run(signIn)).toBe(true);
});

it("reports a failed import of pagination and works after a reload", async () => {
  const list = "globalThis.list = coffer.content.getAnnouncementList({ MaxResultCount: 2 }); await list";
  await run(list);
  const walk = "let seen = 0; for await (const each of list) seen += 1; return seen";
  expect(await offline(walk)).toEqual(notLoaded);
  await reload();
  await run(list);
  expect(await run(walk)).toBe(7);
});

it("reports a failed import of API key signing and works after a reload", async () => {
  const key = await run(`await coffer.auth.authenticateByEmailAddress(
      { emailAddress: "vera.ode@coffer.example", password: "Coffer-demo-2026" });
    const { accessKey, secret } = await coffer.apiKeys.createApiKey(
      { remark: "Offline", permissions: [0], verification: { fundPassword: "246810" } });
    return { key: accessKey, secret }`);
  const options = `{ environment: "sandbox", baseUrl: ${JSON.stringify(inject("sandbox"))}, apiKey: ${JSON.stringify(key)} }`;
  const ask = `return (await sdk.createClient(${options}).assets.getAssets()).items[0].coin`;
  expect(await offline(ask)).toEqual(notLoaded);
  await reload();
  expect(await run(ask)).toBe("USDT");
});
