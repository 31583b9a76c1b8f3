import { hydrated } from "../hydrated.ts";
import { expect, inLook, test } from "../test.ts";

// Somebody with a question goes straight to the search, before the page has its scripts, and comes back to what was found.
inLook("en", 390, () => {
  test("focuses the search on the first tap and restores the results after reading", async ({ page, words }) => {
    await page.goto("/help");
    const box = page.getByRole("searchbox");
    // Pressed where it stands, not once it can be: nobody waits for scripts.
    const { x, y } = (await box.boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.click(x + 80, y + 15);
    await hydrated(page);
    await expect(box).toBeFocused();
    await page.keyboard.type("fee");
    const found = page.locator("[data-found]");
    await expect(found).not.toHaveCount(0);
    await found.last().click();
    await expect(page).toHaveURL(/\/help\/detail\?id=hp_/);
    await expect(page.getByText(words("contentHelp.answered"))).toBeAttached();
    await page.goBack();
    await expect(box).toHaveValue("fee");
    await expect(found).not.toHaveCount(0);
  });
});
