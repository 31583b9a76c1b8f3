import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { chromiumPath } from "../../../apps/web/e2e/browser.ts";
import { withEsbuild } from "../bench/weigh.ts";
import { serveFolder } from "./harness/page.ts";

// A lazy import is retried after a failure: being offline at the first use fails one call, not the page.
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
  await page.waitForFunction("globalThis.sdk");
  await run(
    `globalThis.coffer = sdk.createClient({ environment: "sandbox", baseUrl: ${JSON.stringify(inject("sandbox"))} })`,
  );
});
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

it("retries the import of the encryption module", async () => {
  const signIn = `await coffer.auth.authenticateByEmailAddress(
    { emailAddress: "vera.ode@coffer.example", password: "Coffer-demo-2026" }); return Boolean(coffer.session.get())`;
  expect(await offline(signIn)).toEqual(notLoaded);
  expect(await run(signIn)).toBe(true);
});

it("retries the import of pagination and keeps the first page", async () => {
  await run("globalThis.list = coffer.content.getAnnouncementList({ MaxResultCount: 2 }); await list");
  const walk = "let seen = 0; for await (const each of list) seen += 1; return seen";
  expect(await offline(walk)).toEqual(notLoaded);
  expect(await run(walk)).toBe(7);
});

it("retries the import of API key signing", async () => {
  await run(`const { accessKey: key, secret } = await coffer.apiKeys.createApiKey(
      { remark: "Offline", permissions: [0], verification: { fundPassword: "246810" } });
    globalThis.keyed = sdk.createClient({ environment: "sandbox", baseUrl: ${JSON.stringify(inject("sandbox"))}, apiKey: { key, secret } })`);
  const ask = "return (await keyed.assets.getAssets()).items[0].coin";
  expect(await offline(ask)).toEqual(notLoaded);
  expect(await run(ask)).toBe("USDT");
});
