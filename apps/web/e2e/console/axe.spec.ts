import { seriousIn } from "../axe.ts";
import { sizeOf } from "../test.ts";
import { expect, test } from "./console.ts";

const world = ["overview", "people", "inbox", "books", "books/user%3A80413%3Amain%3AUSDT", "worlds"];
const play = ["scenarios", "chain", "review", "actors", "coverage"];
const busiest = ["requests", "requests/latest", "faults"];

// Every section in each theme, width and language; the largest sections in all four combinations.
for (const [theme, width, language, sections] of [
  ["light", 1360, "en", world],
  ["light", 1360, "en", [...play, ...busiest]],
  ["dark", 390, "zh-CN", world],
  ["dark", 390, "zh-CN", [...play, ...busiest]],
  ["dark", 1360, "zh-CN", busiest],
  ["light", 390, "en", busiest],
] as const) {
  test.describe(`${theme} at ${width} px, ${language}`, () => {
    test.use({ theme, language, viewport: sizeOf(width) });

    test(`has no serious axe finding in ${sections.join(", ")}`, async ({ page, open, control, callAs }) => {
      const call = await callAs("verified");
      await call("getAssets", {});
      await call("applyTransactionOut", { coin: "USDT" }, "intent-0001");
      await control.deposit({ coin: "BTC", network: "BTC", amount: "0.5", contact: "vera.ode@coffer.example" });
      await control.call("PUT", "faults", { rules: [{ operation: "getAssets", nth: 2, kind: "status", value: 503 }] });
      const { items } = await control.call<{ items: { requestId: string }[] }>("GET", "log");
      await open(sections[0] ?? "overview");
      await expect(page.locator("html")).toHaveAttribute("data-theme-mode", theme);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      for (const section of sections) {
        const place = section.replace("latest", items[0]?.requestId ?? "");
        await page.evaluate((hash) => {
          location.hash = hash;
        }, `/${place}`);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expect(page.getByText(/^(Loading|正在加载)$/)).toHaveCount(0);
        expect.soft(await seriousIn(page), section).toEqual([]);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect.soft(overflow, `${section} scrolls sideways`).toBeLessThanOrEqual(0);
      }
    });
  });
}
