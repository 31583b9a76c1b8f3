import { type BrowserContext, chromium, expect, type Page, test } from "@playwright/test";
import { callAll, openClient, signIn } from "./sdk-page.ts";
import { type SdkServer, startSdkServer } from "./sdk-server.ts";

const soaking = process.env.SOAK === "1";
const calls = soaking ? 5_000 : 500;

let server: SdkServer;
test.beforeEach(async () => {
  server = await startSdkServer();
});
test.afterEach(() => server.stop());

/** Opens tabs of one browser that share a session with an expired access token. */
async function openTabs(context: BrowserContext, count: number, url = server.url): Promise<Page[]> {
  const tabs: Page[] = [];
  for (let n = 0; n < count; n++) tabs.push(await context.newPage());
  for (const tab of tabs) await openClient(tab, url);
  await signIn(tabs[0] as Page);
  return tabs;
}

const refusingLocks = () => {
  const refuse = () => Promise.reject(new DOMException("No.", "SecurityError"));
  Object.defineProperty(navigator, "locks", { value: { request: refuse } });
};

for (const count of [2, 5]) {
  test(`refreshes once for ${count} tabs with ${calls} calls each`, async ({ context }) => {
    const tabs = await openTabs(context, count);
    const made = await Promise.all(tabs.map((tab) => callAll(tab, calls)));
    for (const each of made) expect(each).toEqual({ good: calls, bad: [], ended: [], token: "at_2" });
    expect(server.seen).toEqual({ refreshes: 1, refused: 0 });
  });

  test(`refreshes at most once per tab and signs nobody out when ${count} tabs get no lock`, async ({ context }) => {
    await context.addInitScript(refusingLocks);
    const tabs = await openTabs(context, count);
    const made = await Promise.all(tabs.map((tab) => callAll(tab, calls)));
    for (const each of made) expect(each).toMatchObject({ good: calls, bad: [], ended: [] });
    expect(server.seen.refreshes).toBeLessThanOrEqual(count);
    expect(server.seen.refused).toBe(0);
  });
}

test("refreshes at most once per tab on plain http, where there are no locks", async () => {
  const args = ["--no-sandbox", "--host-resolver-rules=MAP coffer.test 127.0.0.1"];
  const browser = await chromium.launch({ executablePath: process.env.PLAYWRIGHT_CHROMIUM_PATH ?? "", args });
  const tabs = await openTabs(await browser.newContext(), 3, `http://coffer.test:${server.port}/`);
  expect(await tabs[0]?.evaluate(() => [isSecureContext, navigator.locks === undefined])).toEqual([false, true]);
  const made = await Promise.all(tabs.map((tab) => callAll(tab, calls)));
  for (const each of made) expect(each).toMatchObject({ good: calls, bad: [], ended: [] });
  expect(server.seen.refreshes).toBeLessThanOrEqual(3);
  expect(server.seen.refused).toBe(0);
  await browser.close();
});

test("continues within 6 s when the refreshing tab is closed", async ({ context }) => {
  const [holder, ...others] = await openTabs(context, 3);
  server.hold();
  callAll(holder as Page, 10).catch(() => undefined); // Closed before it ends.
  await expect.poll(() => server.seen.refreshes).toBe(1);
  // Few calls: the test is about the waiting, not the machine.
  const waiting = others.map((tab) => callAll(tab, 100));
  await holder?.close();
  const closedAt = Date.now();
  server.release();
  for (const each of await Promise.all(waiting)) expect(each).toMatchObject({ good: 100, bad: [], ended: [] });
  expect(Date.now() - closedAt).toBeLessThan(6_000);
  expect(server.seen).toMatchObject({ refused: 0 });
  expect(server.seen.refreshes).toBeLessThanOrEqual(2);
});

test("waits 5 s for a sleeping tab that holds the lock, then continues without it", async ({ context }) => {
  const [holder, other] = await openTabs(context, 2);
  if (!holder || !other) throw new Error("There are two tabs.");
  server.hold();
  callAll(holder, 10).catch(() => undefined);
  await expect.poll(() => server.seen.refreshes).toBe(1);
  await other.clock.install();
  await other.reload();
  await openClient(other, server.url);
  const waiting = callAll(other, calls);
  await other.clock.fastForward(3_000);
  expect(server.seen.refreshes).toBe(1);
  await other.clock.fastForward(2_000);
  await expect.poll(() => server.seen.refreshes).toBe(2);
  server.release();
  expect(await waiting).toMatchObject({ good: calls, bad: [], ended: [] });
  expect(server.seen.refused).toBe(0);
});
