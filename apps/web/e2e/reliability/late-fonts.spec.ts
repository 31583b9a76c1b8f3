import type { Browser } from "@playwright/test";
import { expect, test } from "../test.ts";

// On a slow network a page first uses system fonts. They are adjusted to the width of ours (src/fonts/fonts.css), so
// that text and buttons stay in place when ours load.

const paths = ["/", "/products", "/individuals", "/brokerage", "/deploy", "/saas", "/about", "/contact", "/news"];
const article = "/help/detail?id=hp_security-hold";
/** The first view on the smallest windows (px), and the allowed movement. */
const [firstView, still] = [600, 8];

/** Returns the positions of elements on a page as built. */
async function places(browser: Browser, url: string, width: number, withFonts: boolean) {
  const context = await browser.newContext({ viewport: { width, height: 900 }, javaScriptEnabled: false });
  try {
    const page = await context.newPage();
    if (!withFonts) await page.route("**/*.woff2", (route) => route.abort());
    await page.goto(url);
    await page.evaluate(() => document.fonts.ready);
    return await page.locator("main :is(h1, h2, p, a, [role=img], li)").evaluateAll((all) =>
      all.map((each) => {
        const { top, height } = each.getBoundingClientRect();
        return { top, height, words: each.textContent?.slice(0, 60) };
      }),
    );
  } finally {
    await context.close();
  }
}

for (const width of [390, 1360]) {
  test(`keeps the first view in place when the fonts load, at ${width} px`, async ({ browser, baseURL }) => {
    const origin = new URL(baseURL ?? "").origin;
    const movedOn: string[] = [];
    for (const path of [...paths, article]) {
      const [mine, theirs] = [
        await places(browser, origin + path, width, true),
        await places(browser, origin + path, width, false),
      ];
      expect(mine.length, path).toBeGreaterThan(3);
      const moved = mine.filter(({ top, height }, at) => {
        const other = theirs[at];
        return height > 0 && top < firstView && other && Math.abs(other.top - top) > still;
      });
      if (moved.length > 0) movedOn.push(`${path}: ${moved.map(({ words }) => words).join(" | ")}`);
    }
    // Only the average width matches: a paragraph may be a line longer somewhere.
    expect(movedOn.slice(1), movedOn.join("\n")).toEqual([]);
  });
}
