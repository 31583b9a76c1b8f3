import { button, field, type Person } from "../steps/person.ts";
import { signInAs } from "../steps/sign-in.ts";
import { expect, inLook, sizeOf, test } from "../test.ts";

const address = "TQ5nrDk2hVw8yPzXb41mC9sLqEezxuLApv";
const sum = { amount: "75", coin: "USDT" };

// A cashier requests on the till's phone; the merchant decides at a desk.
inLook("zh-CN", 390, (language) => {
  test("holds a cashier's withdrawal until the merchant approves it in another window", async ({
    page,
    browser,
    words,
    control,
    world,
    baseURL,
  }) => {
    await control.call("POST", "scenario", { name: "merchant-cashier-asks" });
    const desk = await browser.newContext({
      ...(baseURL && { baseURL }),
      ...{ locale: language, viewport: sizeOf(1360), extraHTTPHeaders: { "X-Sandbox-World": world } },
    });
    const cashier: Person = { page, words, language, control, emailAddress: "", password: "", fundPin: "246810" };
    const merchant: Person = { ...cashier, page: await desk.newPage() };

    await signInAs(page, control, "cashier");
    await page.goto(`/merchant/withdraw?coin=USDT&network=TRC20&lang=${language}`);
    await field(cashier, "form.address").fill(address);
    await field(cashier, "withdrawals.amount").fill(sum.amount);
    await field(cashier, "withdrawals.ownNumber").fill("T2-W-0100");
    await button(cashier, "withdrawals.toReview").click();
    await expect(page.getByText(words("merchantWallet.willWait"))).toBeVisible();
    await button(cashier, "withdrawals.toVerify").click();
    await button(cashier, "form.sendCode").click();
    await field(cashier, "form.code").fill("000000");
    await field(cashier, "form.fundPin").fill(cashier.fundPin);
    await button(cashier, "withdrawals.send", sum).click();
    await expect(page.getByText(words("merchantWallet.waits"))).toBeVisible();

    await signInAs(merchant.page, control, "merchant");
    await merchant.page.goto(`/merchant/withdraw/order?lang=${language}`);
    await merchant.page
      .getByRole("row", { name: /T2-W-0100/ })
      .getByRole("button", { name: words("merchantWallet.decide") })
      .click();
    await button(merchant, "merchantWallet.approve").click();
    await field(merchant, "form.fundPin").fill(merchant.fundPin);
    await button(merchant, "merchantOrders.passYes", { count: "1" }).click();
    await expect(merchant.page.getByText(words("merchantWallet.askedBy", { cashier: "quay-till-2" }))).toBeHidden();

    // The cashier's own window updates automatically to the end.
    await expect(page.getByText(words("merchantWallet.waits"))).toBeHidden({ timeout: 15_000 });
    await control.advance(1800);
    await expect(page.getByText(words("status.completed")).first()).toBeVisible({ timeout: 15_000 });
    await desk.close();
  });
});
