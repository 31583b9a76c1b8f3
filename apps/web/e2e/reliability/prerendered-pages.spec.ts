import type { Page } from "@playwright/test";
import { hydrated } from "../hydrated.ts";
import { signInAs } from "../steps/sign-in.ts";
import { expect, test } from "../test.ts";

// What prerendered pages do once they are hydrated.

const article = "/help/detail?id=hp_security-hold";

/** React Query asks again for stale data when the user comes back to the window. */
async function comeBack(page: Page): Promise<void> {
  await page.clock.fastForward(60_000);
  await page.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));
}

test("makes no call on load and fetches again on the user's return", async ({ page }) => {
  await page.clock.install();
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/")) asked.push(request.url());
  });
  await page.goto("/products");
  await hydrated(page);
  const [settings] = await page.locator("footer").allInnerTexts();
  expect(asked).toEqual([]);
  const again = page.waitForResponse("**/GetAnnouncementList*");
  await comeBack(page);
  await again;
  expect((await page.locator("footer").allInnerTexts())[0]).toBe(settings);
});

test("shows a user who signs in in another tab", async ({ page, context, control, words }) => {
  await page.goto("/products");
  await hydrated(page);
  await expect(page.getByRole("link", { name: words("shell.signIn") }).first()).toBeVisible();
  await signInAs(await context.newPage(), control, "mei");
  await expect(page.getByRole("button", { name: /Mei Lin/ })).toBeVisible();
  await expect(page.getByRole("link", { name: words("shell.signIn") })).toHaveCount(0);
});

test("keeps the focus of a keyboard user", async ({ page, words }) => {
  await page.goto("/products");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: words("shell.skip") });
  await expect(skip).toBeFocused();
  await hydrated(page);
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await expect(skip).not.toBeInViewport();
});

test("keeps the scroll position on hydration and after a reload", async ({ page }) => {
  const top = () => page.evaluate(() => Math.round(scrollY));
  await page.goto("/about");
  const title = page.getByRole("heading").nth(4);
  const drawn = (await title.boundingBox())?.y ?? Number.NaN;
  await page.mouse.move(5, 300);
  await page.mouse.wheel(0, 1200);
  await expect.poll(top).toBe(1200);
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  expect(await top()).toBe(1200);
  expect((await title.boundingBox())?.y).toBe(drawn - 1200);
  await page.reload();
  await hydrated(page);
  expect(await top()).toBe(1200);
});

test("keeps the footer of a user at the end of a page", async ({ page }) => {
  await page.goto("/about");
  await page.keyboard.press("End");
  await hydrated(page);
  await expect(page.locator("footer")).toBeInViewport();
  await page.locator('footer a[href="/help"]').first().click();
  await expect(page).toHaveURL(/\/help$/);
});

test("replaces and sanitises an article that has changed since the build", async ({ page }) => {
  await page.route("**/GetHelpCenterDetail*", async (route) => {
    const reply = await route.fetch();
    const { data, ...envelope } = await reply.json();
    const content =
      '<p>Changed since. <img src="x" onerror="window.__ran = true"></p><h2>New part</h2><h2>Another</h2>';
    await route.fulfill({ json: { ...envelope, data: { ...data, content } } });
  });
  await page.clock.install();
  await page.goto(article);
  await hydrated(page);
  await comeBack(page);
  await expect(page.locator("[data-article]")).toContainText("Changed since.");
  await expect(page.locator("[data-article] [onerror]")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "New part" })).toHaveAttribute("href", "#part-new-part");
  expect(await page.evaluate(() => "__ran" in window)).toBe(false);
});

test("keeps an article that can't be fetched again", async ({ page, words }) => {
  await page.clock.install();
  let failed = 0;
  await page.route("**/GetHelpCenterDetail*", (route) => {
    failed += 1;
    return route.abort();
  });
  await page.goto(article);
  const built = await page.locator("[data-article]").innerHTML();
  await hydrated(page);
  await comeBack(page);
  // The client sends a read three times.
  await expect(async () => {
    await page.clock.fastForward(10_000);
    expect(failed).toBe(3);
  }).toPass();
  await page.clock.fastForward(60_000);
  expect(await page.locator("[data-article]").innerHTML()).toBe(built);
  await expect(page.locator("main").getByRole("button", { name: words("error.again") })).toHaveCount(0);
});

test("shows a failed load and recovers from it", async ({ page, words }) => {
  await page.route("**/GetHelpCenterList*", (route) => route.fulfill({ status: 404, body: "" }));
  await page.goto("/help/search?q=security");
  const again = page.locator("main").getByRole("button", { name: words("error.again") });
  await expect(again).toBeVisible();
  await page.unroute("**/GetHelpCenterList*");
  await again.click();
  await expect(
    page
      .locator("main")
      .getByRole("link", { name: /security/i })
      .first(),
  ).toBeVisible();
  await expect(again).toHaveCount(0);
});
