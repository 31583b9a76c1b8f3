import { expect, locales, sizeOf, test, widths } from "../test.ts";

// Whoever has no scripts is shown the page as it was drawn while building, and in it nothing that only a script could do.
test.use({ javaScriptEnabled: false });

const paths = [
  ...["/", "/products", "/individuals", "/brokerage", "/deploy", "/saas", "/about", "/contact", "/download", "/apps"],
  "/earn",
];

for (const width of widths)
  test(`shows whole public pages without scripts, at ${width} px`, async ({ page }) => {
    await page.setViewportSize(sizeOf(width));
    for (const path of paths)
      for (const language of locales) {
        const place = `${path} in ${language}`;
        await page.goto(`${path}?lang=${language}`);
        await expect.soft(page.locator("html"), place).toHaveAttribute("lang", language);
        await expect.soft(page.locator("h1"), place).toBeVisible();
        expect.soft(await page.locator("button:visible").allTextContents(), `${place}: dead buttons`).toEqual([]);
        await expect.soft(page.locator(".animate-pulse:visible"), place).toHaveCount(0);
      }
  });
