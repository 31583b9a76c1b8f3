import { seriousIn } from "../axe.ts";
import { tabToField } from "../steps/keyboard.ts";
import { expect, inLook, test } from "../test.ts";

const email = "mei.lin@coffer.example";

// A user with an authenticator signs in by keyboard alone and reaches the requested page.
inLook("zh-CN", 1360, (language) => {
  test("signs in with an authenticator by keyboard alone", async ({ page, words }) => {
    await page.goto(`/user/login?lang=${language}&next=%2Faccount%2Frecord`);
    await expect(page.getByText(words("auth.neededTitle"))).toBeVisible();
    await tabToField(page.getByLabel(words("auth.email"), { exact: true }).first());
    await page.keyboard.type(email);
    await tabToField(page.getByLabel(words("auth.password"), { exact: true }).first());
    await page.keyboard.type("Coffer-demo-2026");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: words("auth.secondStepTitle") })).toBeVisible();
    expect(await seriousIn(page)).toEqual([]);
    // The step has taken the focus. A wrong code first: the page shows the attempts left.
    await page.keyboard.type("111111");
    await page.keyboard.press("Enter");
    const code = page.getByLabel(words("form.authenticator"), { exact: true }).first();
    await expect(code).toHaveAttribute("aria-invalid", "true");
    await code.focus();
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type("000000");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/account\/record/);
  });
});
