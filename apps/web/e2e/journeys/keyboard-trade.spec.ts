import { tabTo } from "../steps/keyboard.ts";
import { signInAs } from "../steps/sign-in.ts";
import { expect, test } from "../test.ts";

test.beforeEach(({ page, control }) => signInAs(page, control, "mei"));

test("types, swaps, reviews and makes a conversion by keyboard alone", async ({ page, words }) => {
  await page.goto("/convert?from=BTC&to=USDT");
  await tabTo(page, words("convert.youReceive"));
  await page.keyboard.type("500");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Shift+Tab");
  await expect(page.getByRole("button", { name: words("convert.flip") })).toBeFocused();
  await page.keyboard.press("Enter");
  const action = words("convert.action", { amount: "500", coin: "USDT" });
  await expect(page.getByLabel(words("convert.youReceive"), { exact: true })).toHaveValue(/^0\.00\d+$/);
  await tabTo(page, action);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/step=review/);
  // The step took the focus, so the next Tab starts at its top.
  await tabTo(page, action);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/step=result/);
});

test("requests, drops, requests and accepts a desk price by keyboard alone", async ({ page, words }) => {
  await page.goto("/otc?pair=BTC/USDT&side=sell");
  await tabTo(page, words("otc.quantity"));
  await page.keyboard.type("0.5");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/step=review/);
  await tabTo(page, words("flow.back"));
  await page.keyboard.press("Enter");
  await tabTo(page, words("otc.ask"));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/step=review/);
  await tabTo(page, words("otc.sellAmount", { amount: "0.5", coin: "BTC" }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/step=result/);
});
