import { expect } from "../test.ts";
import { button, field, type Person } from "./person.ts";

/** Enters two amounts, confirms the price, and checks the received amount. */
export async function convert(person: Person, amount: string): Promise<void> {
  const { page, words, control, language } = person;
  await page.goto(`/convert?from=USDT&to=BTC&lang=${language}`);
  await field(person, "convert.youPay").fill(amount);
  await expect(field(person, "convert.youReceive")).toHaveValue(/^0\.00\d+$/);
  const action = button(person, "convert.action", { amount, coin: "USDT" });
  await action.click();
  await expect(page.getByText(words("convert.reviewTitle", { fromCoin: "USDT", toCoin: "BTC" }))).toBeVisible();
  await action.click();
  await expect(page).toHaveURL(/step=result/);
  await control.advance(2);
  await expect(page.getByText(words("convert.converted", { toCoin: "BTC" }))).toBeVisible({ timeout: 15_000 });
  await page
    .getByRole("link", { name: words("convert.allOrders") })
    .first()
    .click();
  await expect(page.getByText(words("status.exchanged")).first()).toBeVisible();
}
