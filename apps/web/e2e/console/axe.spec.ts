import AxeBuilder from "@axe-core/playwright";
import { sizeOf } from "../test.ts";
import { expect, test } from "./console.ts";

const sections = [
  ...["overview", "people", "inbox", "books", "books/user%3A80413%3Amain%3AUSDT", "scenarios", "chain", "review"],
  ...["actors", "requests", "faults", "coverage", "worlds"],
];

// Every section; each theme, width and language is seen twice.
for (const [theme, width, language] of [
  ["light", 1360, "en"],
  ["dark", 1360, "zh-CN"],
  ["light", 390, "zh-CN"],
  ["dark", 390, "en"],
] as const) {
  test.describe(`${theme} at ${width} px, ${language}`, () => {
    test.use({ theme, language, viewport: sizeOf(width) });

    test("axe finds nothing serious in the console", async ({ page, open, control, callAs }) => {
      const call = await callAs("verified");
      await call("getAssets", {});
      await call("applyTransactionOut", { coin: "USDT" }, "intent-0001");
      await control.call("POST", "worlds/fork", { id: `${Date.now()}` });
      await control.deposit({ coin: "BTC", network: "BTC", amount: "0.5", contact: "vera.ode@coffer.example" });
      await control.call("PUT", "faults", { rules: [{ operation: "getAssets", nth: 2, kind: "status", value: 503 }] });
      const { items } = await control.call<{ items: { requestId: string }[] }>("GET", "log");
      for (const section of [...sections, `requests/${items[0]?.requestId}`]) {
        await open(section);
        await expect(
          page
            .getByRole("main")
            .getByRole("status")
            .filter({ hasText: /^(Loading|正在加载)$/ }),
        ).toHaveCount(0);
        await expect(page.locator("html")).toHaveAttribute("data-theme-mode", theme);
        await expect(page.locator("html")).toHaveAttribute("lang", language);
        const { violations } = await new AxeBuilder({ page }).analyze();
        const serious = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
        const found = serious.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`);
        expect(found, section).toEqual([]);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow, `${section} scrolls sideways`).toBeLessThanOrEqual(0);
      }
    });
  });
}
