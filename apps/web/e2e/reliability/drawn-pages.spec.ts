import type { Page } from "@playwright/test";
import { signInAs } from "../steps/sign-in.ts";
import { expect, test } from "../test.ts";

// Pages drawn while building, once the app takes them over: what they ask for again, and when.

const article = "/help/detail?id=hp_security-hold";

/** The scripts and calls a page has asked for so far. */
function askedBy(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (["script", "fetch", "xhr"].includes(request.resourceType())) asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

const takenOver = async (page: Page) => {
  await page.mouse.move(5, 300);
  await expect(page.locator("[data-ahead]")).toHaveCount(0);
};

test("a page that only tells something has no client; its frame asks again once somebody has stayed", async ({
  page,
}) => {
  await page.clock.install();
  const asked = askedBy(page);
  await page.goto("/products");
  const [settings] = await page.locator("footer").allInnerTexts();
  await takenOver(page);
  // It stands there as it was drawn, and comes with the first sign of a person.
  expect(asked.filter((path) => path.includes("/footer-"))).toEqual([]);
  await expect(async () => {
    await page.mouse.wheel(0, 1000);
    await expect(page.locator("footer")).toContainText("partners@coffer.example", { timeout: 500 });
  }).toPass();
  expect(asked.filter((path) => /\/api\/|\/client-/.test(path))).toEqual([]);
  const again = page.waitForResponse("**/GetAnnouncementList*");
  await page.clock.fastForward(10_000);
  await again;
  expect((await page.locator("footer").allInnerTexts())[0]).toBe(settings);
});

test("a form's scripts aren't asked for before the page is painted", async ({ page }) => {
  await page.goto("/user/register?type=merchant");
  await expect(page.locator("[data-ahead]")).toHaveCount(0);
  const waited = await page.evaluate(() => {
    const [painted] = performance.getEntriesByName("first-contentful-paint");
    const scripts = performance.getEntriesByType("resource").filter(({ name }) => /start-.*\.js$/.test(name));
    return Math.min(...scripts.map(({ startTime }) => startTime)) - (painted?.startTime ?? Number.NaN);
  });
  expect(waited).toBeGreaterThan(0);
});

test("whoever signs in in another tab is known on a page that had no client", async ({
  page,
  context,
  control,
  words,
}) => {
  await page.goto("/products");
  await takenOver(page);
  await expect(page.getByRole("link", { name: words("shell.signIn") }).first()).toBeVisible();
  await signInAs(await context.newPage(), control, "mei");
  await expect(page.getByRole("button", { name: /Mei Lin/ })).toBeVisible();
  await expect(page.getByRole("link", { name: words("shell.signIn") })).toHaveCount(0);
});

test("the key that begins a search does so before the app is here", async ({ page, words }) => {
  await page.goto("/help");
  await page.keyboard.press("/");
  const field = page.getByRole("searchbox", { name: words("contentHelp.search") });
  await expect(field).toBeFocused();
  await expect(page.locator("[data-ahead]")).toHaveCount(0);
  await expect(field).toBeFocused();
  await page.keyboard.type("hold");
  await expect(field).toHaveValue("hold");
});

test("whoever goes by the keyboard stays where they are when the app comes", async ({ page, words }) => {
  await page.goto("/products");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: words("shell.skip") });
  await expect(skip).toBeFocused();
  await expect(page.locator("[data-ahead]")).toHaveCount(0);
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await expect(skip).not.toBeInViewport();
});

test("whoever is in a field of a part that comes later stays in it", async ({ page, words }) => {
  let come = () => {};
  const held = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route("**/calculator-*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/earn");
  const field = page.getByLabel(words("earn.amount"));
  await field.focus();
  await expect(page.locator("[data-ahead]")).toHaveCount(0);
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute("readonly");
  come();
  await expect(field).not.toHaveAttribute("readonly");
  await expect(field).toBeFocused();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("2500");
  await expect(field).toHaveValue("2500");
});

test("whoever reads further down stays there when the app comes, and after a reload", async ({ page }) => {
  const top = () => page.evaluate(() => Math.round(scrollY));
  await page.goto("/about");
  const title = page.getByRole("heading").nth(4);
  const drawn = (await title.boundingBox())?.y ?? Number.NaN;
  await page.mouse.move(5, 300);
  await page.mouse.wheel(0, 1200);
  await expect.poll(top).toBe(1200);
  await expect(page.locator("[data-ahead]")).toHaveCount(0);
  await page.mouse.move(50, 320);
  // All that comes later has come: nothing that is read has moved.
  await expect(page.locator("[data-drawn]")).toHaveCount(0);
  await page.waitForLoadState("networkidle");
  expect(await top()).toBe(1200);
  expect((await title.boundingBox())?.y).toBe(drawn - 1200);
  await page.reload();
  await page.mouse.move(5, 300);
  await expect(page.locator("[data-ahead]")).toHaveCount(0);
  expect(await top()).toBe(1200);
});

test("whoever is at the end of a page when the app comes keeps its footer", async ({ page }) => {
  await page.goto("/about");
  await page.keyboard.press("End");
  await expect(page.locator("[data-ahead]")).toHaveCount(0);
  await expect(page.locator("footer")).toBeInViewport();
  await page.mouse.move(5, 300);
  await page.locator('footer a[href="/help"]').first().click();
  await expect(page).toHaveURL(/\/help$/);
});

test("an article as it was built needs nothing that cleans it", async ({ page }) => {
  const asked = askedBy(page);
  await page.goto(article);
  const built = await page.locator("[data-article]").innerHTML();
  const again = page.waitForResponse("**/GetHelpCenterDetail*");
  await takenOver(page);
  await again;
  expect(await page.locator("[data-article]").innerHTML()).toBe(built);
  await expect(page.locator("aside nav a")).not.toHaveCount(0);
  expect(asked.filter((path) => path.includes("/clean-article-"))).toEqual([]);
});

test("an article changed since is replaced, and cleaned here", async ({ page }) => {
  await page.route("**/GetHelpCenterDetail*", async (route) => {
    const reply = await route.fetch();
    const { data, ...envelope } = await reply.json();
    const content =
      '<p>Changed since. <img src="x" onerror="window.__ran = true"></p><h2>New part</h2><h2>Another</h2>';
    await route.fulfill({ json: { ...envelope, data: { ...data, content } } });
  });
  await page.goto(article);
  await takenOver(page);
  await expect(page.locator("[data-article]")).toContainText("Changed since.");
  await expect(page.locator("[data-article] [onerror]")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "New part" })).toHaveAttribute("href", "#part-new-part");
  expect(await page.evaluate(() => "__ran" in window)).toBe(false);
});

test("an article stays where it can't be asked for again", async ({ page, words }) => {
  await page.clock.install();
  let failed = 0;
  await page.route("**/GetHelpCenterDetail*", (route) => {
    failed += 1;
    return route.abort();
  });
  await page.goto(article);
  const built = await page.locator("[data-article]").innerHTML();
  await takenOver(page);
  await expect(async () => {
    await page.clock.fastForward(10_000);
    expect(failed).toBe(3);
  }).toPass();
  await page.clock.fastForward(60_000);
  expect(await page.locator("[data-article]").innerHTML()).toBe(built);
  await expect(page.locator("main").getByRole("button", { name: words("error.again") })).toHaveCount(0);
});

test("a page to read that can't be had says so, and is there once it can", async ({ page, words }) => {
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
