import { expect } from "../test.ts";
import { pressByKeys, tabToField } from "./keyboard.ts";
import { button, field, type Person } from "./person.ts";

const MINUTE = 60;

/**
 * Buys by card while the price moves too far: authorises in the provider's window after a reload there, returns
 * twice, accepts the new price in one window and sees it in both, until the coin arrives.
 */
export async function buyByCard(person: Person, coin: string, amount: string): Promise<void> {
  const { page, words, control, language } = person;
  await page.goto(`/creditcard?currency=GBP&coin=${coin}&amount=${amount}&lang=${language}`);
  await button(person, "quickPay.toReview").click();
  await button(person, "quickPay.buyFor", { coin, amount: `${amount}.00`, currency: "GBP" }).click();
  await expect(page.getByText(words("p2pStatus.toBePaidNext"))).toBeVisible();
  const [provider] = await Promise.all([
    page.context().waitForEvent("page"),
    page.locator("main a[target=_blank]").click(),
  ]);
  await provider.reload();
  await control.call("POST", "actors/market/price", { coin, percent: "4" });
  const [back] = await Promise.all([
    provider.waitForRequest(/\/creditcard\?.*code=/),
    provider.locator("button[value=pay]").click(),
  ]);
  await expect(provider.getByText(words("cards.movedBody"))).toBeVisible();
  // A second return, in the original window.
  await page.goto(back.url());
  await expect(page.getByText(words("cards.movedBody"))).toBeVisible();
  await expect(page).not.toHaveURL(/code=/);
  // The new price decides the quantity.
  await page.getByRole("button", { name: new RegExp(words("quickPay.buy", { amount: "[\\d.,]+", coin })) }).click();
  await expect(page.getByText(words("p2pStatus.payingOutNext"))).toBeVisible();
  await expect(provider.getByText(words("p2pStatus.payingOutNext"))).toBeVisible({ timeout: 15_000 });
  await control.advance(15 * MINUTE);
  await expect(page.getByText(words("p2pStatus.completedNext"))).toBeVisible({ timeout: 15_000 });
  await provider.close();
  await page.goto(`/fiat/ThirdPartyPaymentOrder?kind=card&lang=${language}`);
  await expect(page.getByRole("link", { name: words("quickPay.details"), exact: true })).toHaveCount(1);
}

/** Buys on a payment page by keyboard alone, pays in the provider's window, and waits until the coin arrives. */
export async function buyOnPage(person: Person, amount: string): Promise<void> {
  const { page, words, control, language, fundPin } = person;
  await page.goto(`/fiat/ThirdPartyPaymentOrder?way=new&lang=${language}`);
  await tabToField(field(person, "quickPay.youPay"));
  await page.keyboard.type(amount);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/step=review/);
  await pressByKeys(page, words("quickPay.toProof"));
  await expect(page).toHaveURL(/step=verify/);
  await tabToField(field(person, "form.authenticator"));
  await page.keyboard.type("000000");
  await tabToField(field(person, "form.fundPin"));
  await page.keyboard.type(fundPin);
  await page.keyboard.press("Enter");
  await expect(page.getByText(words("p2pStatus.toBePaidNext"))).toBeVisible();
  await tabToField(page.locator("main a[target=_blank]"));
  const [provider] = await Promise.all([page.context().waitForEvent("page"), page.keyboard.press("Enter")]);
  await provider.locator("button[value=pay]").click();
  await expect(page.getByText(words("p2pStatus.payingOutNext"))).toBeVisible({ timeout: 15_000 });
  await provider.close();
  await control.advance(15 * MINUTE);
  await expect(page.getByText(words("p2pStatus.completedNext"))).toBeVisible({ timeout: 15_000 });
}
