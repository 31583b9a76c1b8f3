import AxeBuilder from "@axe-core/playwright";
import { nameOf, screens } from "./screens.ts";
import { signInAs, useTheme } from "./steps/sign-in.ts";
import { expect, sizeOf, test, widths } from "./test.ts";

// Each screen in both themes; the phone reads Chinese, so that both languages are looked at too.
for (const width of widths) {
  for (const theme of ["light", "dark"] as const) {
    test.describe(`${theme} at ${width} px`, () => {
      test.use({ viewport: sizeOf(width), language: width === 390 ? "zh-CN" : "en" });

      for (const persona of new Set(screens.map((screen) => screen.persona))) {
        test(`axe finds nothing serious, ${persona ?? "signed out"}`, async ({ page, control, language }) => {
          await useTheme(page, theme);
          if (persona) await signInAs(page, control, persona);
          for (const screen of screens.filter((each) => each.persona === persona)) {
            const { path } = screen;
            await page.goto(`${path}${path.includes("?") ? "&" : "?"}lang=${language}`);
            await expect(page.locator("html")).toHaveAttribute("data-theme-mode", theme);
            await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
            await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
            const { violations } = await new AxeBuilder({ page }).analyze();
            const serious = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
            const found = serious.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`);
            expect(found, nameOf(screen)).toEqual([]);
            // Nothing sticks out at the side.
            const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
            expect(overflow, `${nameOf(screen)} scrolls sideways`).toBeLessThanOrEqual(0);
          }
        });
      }
    });
  }
}
