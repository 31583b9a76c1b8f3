import type { Page } from "@playwright/test";
import { hydrated, prerenderedAddresses } from "../hydrated.ts";
import { signInAs } from "../steps/sign-in.ts";
import { expect, test, webBuild } from "../test.ts";

const addresses = prerenderedAddresses(webBuild);

/** Returns what React, the page and the console complain about. React reports a mismatch as an error of the page. */
function faultsOf(page: Page): string[] {
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("console", (message) => ["error", "warning"].includes(message.type()) && faults.push(message.text()));
  return faults;
}

test("prerenders 22 kinds of pages in both languages", () => {
  expect(addresses).toHaveLength(44);
});

// Another zone than the build's: dates are prerendered in UTC.
test.describe("without a mismatch", () => {
  test.use({ timezoneId: "Asia/Shanghai" });
  for (const user of ["visitor", "verified"] as const)
    for (const theme of ["light", "dark"] as const)
      for (const fromApp of ["no", "yes"] as const)
        test(`hydrates each page for a ${user}, ${theme}, in the native app: ${fromApp}`, async ({ page, control }) => {
          test.setTimeout(300_000);
          if (user !== "visitor") await signInAs(page, control, user);
          else await page.goto("/maintain");
          await page.evaluate(
            ([mode, isFromApp]) => {
              localStorage.setItem("coffer_production_theme-mode", mode);
              sessionStorage.setItem("coffer_production_fromApp", isFromApp);
            },
            [theme, fromApp] as const,
          );
          const faults = faultsOf(page);
          for (const address of addresses) {
            await page.goto(address);
            await hydrated(page);
            expect.soft(faults.splice(0), address).toEqual([]);
          }
        });
});

/** Holds the scripts of a page back; the returned function lets them through. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Marks the nodes that a selector matches, so that a test sees whether they are replaced. */
const markNodes = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) => {
    for (const each of all) Object.assign(each, { isPrerendered: true });
  });
const areMarked = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) => all.length > 0 && all.every((each) => "isPrerendered" in each));

test.describe("what the user does before hydration", () => {
  test("opens the menu that was clicked and keeps the nodes of the page", async ({ page, words }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const release = await holdScripts(page);
    await page.goto("/about", { waitUntil: "commit" });
    await page.getByRole("button", { name: words("shell.openMenu") }).click();
    await markNodes(page, "header a, main *");
    release();
    await expect(page.getByRole("dialog")).toBeVisible();
    expect(await areMarked(page, "header a, main *")).toBe(true);
  });

  test("keeps the text, focus and selection of the search and finds articles", async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto("/help", { waitUntil: "commit" });
    const box = page.getByRole("searchbox");
    await box.click();
    await page.keyboard.type("fee");
    await box.evaluate((field: HTMLInputElement) => field.setSelectionRange(1, 2));
    await markNodes(page, "#help-search");
    release();
    await hydrated(page);
    expect(await areMarked(page, "#help-search")).toBe(true);
    await expect(box).toBeFocused();
    await expect(box).toHaveValue("fee");
    const selection = ({ selectionStart, selectionEnd }: HTMLInputElement) => [selectionStart, selectionEnd];
    expect(await box.evaluate(selection)).toEqual([1, 2]);
    await expect(page.locator("[data-found]")).not.toHaveCount(0);
  });

  test("keeps an amount typed into the calculator and calculates with it", async ({ page, words }) => {
    const release = await holdScripts(page);
    await page.goto("/earn", { waitUntil: "commit" });
    const field = page.getByLabel(words("earn.amount"));
    const facts = page.locator("main dl").last();
    const before = await facts.textContent();
    await field.fill("2500");
    await markNodes(page, "main input");
    release();
    await hydrated(page);
    expect(await areMarked(page, "main input")).toBe(true);
    await expect(field).toBeFocused();
    await expect(field).toHaveValue("2500");
    await expect(facts).not.toHaveText(before ?? "");
  });

  test("keeps the scroll position and the nodes that are read", async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto("/about", { waitUntil: "commit" });
    await expect(page.locator("footer")).toBeAttached();
    await page.mouse.move(5, 300);
    await page.mouse.wheel(0, 1200);
    const top = () => page.evaluate(() => Math.round(scrollY));
    await expect.poll(top).toBe(1200);
    await markNodes(page, "main *");
    release();
    await hydrated(page);
    expect(await top()).toBe(1200);
    expect(await areMarked(page, "main *")).toBe(true);
  });
});

test("shows a stored language without the other one", async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: "coffer_production_lang", value: "zh-CN", url: baseURL ?? "" }]);
  const release = await holdScripts(page);
  await page.goto("/about", { waitUntil: "commit" });
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-CN");
  await expect(page.locator("h1")).toBeVisible();
  const title = await page.locator("h1").textContent();
  release();
  await hydrated(page);
  await expect(page.locator("h1")).toHaveText(title ?? "");
});

test("doesn't show a visitor's links to a signed-in user", async ({ page, control, words }) => {
  await signInAs(page, control, "verified");
  const release = await holdScripts(page);
  await page.goto("/about", { waitUntil: "commit" });
  const signIn = page.getByRole("banner").getByText(words("shell.signIn"), { exact: true });
  await expect(signIn).toBeAttached();
  await expect(signIn).toBeHidden();
  release();
  await hydrated(page);
  await expect(signIn).toHaveCount(0);
});
