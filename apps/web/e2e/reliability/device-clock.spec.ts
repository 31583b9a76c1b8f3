import { expect, test } from "@playwright/test";
import { openClient, signIn } from "./sdk-page.ts";
import { type SdkServer, startSdkServer } from "./sdk-server.ts";

let server: SdkServer;
test.beforeEach(async () => {
  server = await startSdkServer();
});
test.afterEach(() => server.stop());

const HOUR = 3_600_000;
const token = () => window.coffer.session.get()?.accessToken;
const left = () => window.coffer.session.secondsLeft() ?? -1;

test("refreshes a session 180 s before its end and never counts below zero", async ({ page }) => {
  await page.clock.install({ time: new Date("2026-11-21T12:00:00Z") });
  await openClient(page, server.url, true);
  await signIn(page);
  expect(await page.evaluate(left)).toBe(1620);
  await page.clock.runFor(1_619_000);
  expect(server.seen.refreshes).toBe(0);
  expect(await page.evaluate(left)).toBe(1);
  await page.clock.runFor(6_000);
  await expect.poll(() => server.seen.refreshes).toBe(1);
  await expect.poll(() => page.evaluate(left)).toBeGreaterThan(1600);
});

for (const [what, hours] of [
  ["sleeps for 8 h", 8],
  ["is set back an hour", -1],
  ["is set an hour ahead", 1],
] as const) {
  test(`costs one refresh at most and no sign-out on a device that ${what}`, async ({ page }) => {
    const noon = Date.parse("2026-11-21T12:00:00Z");
    await page.clock.install({ time: noon });
    await openClient(page, server.url, true);
    await signIn(page);
    await page.clock.runFor(60_000);
    if (what.startsWith("sleeps")) await page.clock.fastForward(hours * HOUR);
    else await page.clock.setSystemTime(noon + 60_000 + hours * HOUR);
    expect(await page.evaluate(left)).toBeGreaterThanOrEqual(0);
    await page.clock.runFor(5_000);
    // Wait for the reply before time advances: a call without one is resent after its timeout.
    await expect.poll(() => page.evaluate(token)).toBe(hours > 0 ? "at_2" : "at_1");
    await page.clock.runFor(50_000);
    expect(server.seen).toEqual({ refreshes: hours > 0 ? 1 : 0, refused: 0 });
    expect(await page.evaluate(left)).toBeGreaterThanOrEqual(0);
    expect(await page.evaluate(() => window.ended)).toEqual([]);
  });
}
