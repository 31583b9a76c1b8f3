import { seriousIn } from "../axe.ts";
import { expect, sizeOf, test, widths } from "../test.ts";

// The sandbox's console, at the address that `dev` prints: users, pending items, and signing in as a user.
for (const width of widths) {
  test(`controls a world from the console, at ${width} px`, async ({ page, world, control, baseURL }) => {
    await page.setViewportSize(sizeOf(width));
    await page.goto(`/__sandbox/?world=${world}&web=${encodeURIComponent(baseURL ?? "")}#/people`);
    await expect(page.getByText("vera.ode@coffer.example").first()).toBeVisible();
    expect(await seriousIn(page)).toEqual([]);

    await control.deposit({ coin: "USDT", network: "TRC20", amount: "25", contact: "vera.ode@coffer.example" });
    await page.goto(`/__sandbox/?world=${world}#/chain`);
    await expect(page.getByText("25 USDT").or(page.getByText("25.00")).first()).toBeVisible();

    const signIn = page.getByRole("button", { name: /^Sign in as Vera Ode/ });
    await page.goto(`/__sandbox/?world=${world}&web=${encodeURIComponent(baseURL ?? "")}#/people`);
    const opened = page.context().waitForEvent("page");
    await signIn
      .or(page.getByRole("link", { name: /^Sign in as Vera Ode/ }))
      .first()
      .click();
    const app = await opened;
    await expect(app).toHaveURL(/\/assets/);
    await expect(app.getByText("USDT").first()).toBeVisible();
  });
}
