import { expect } from "../test.ts";
import { button, type Person } from "./person.ts";

/** Requests a price, lets it expire once, accepts one, and finds the settled order in the list. */
export async function tradeWithDesk(person: Person, quantity: string): Promise<void> {
  const { page, words, control, language } = person;
  await page.goto(`/otc?pair=BTC/USDT&side=sell&size=${quantity}&lang=${language}`);
  const ask = button(person, "otc.ask");
  await ask.click();
  const take = button(person, "otc.sellAmount", { amount: quantity, coin: "BTC" });
  await expect(take).toBeEnabled();
  await button(person, "flow.back").click();
  await ask.click();
  await take.click();
  await expect(page).toHaveURL(/step=result/);
  await expect(page.getByText(words("status.exchangingNext"))).toBeVisible();
  await control.advance(150 * 60);
  await expect(page.getByText(words("status.exchangedNext"))).toBeVisible({ timeout: 15_000 });
  await page
    .getByRole("main")
    .getByRole("link", { name: words("otc.orders") })
    .last()
    .click();
  await expect(page.getByText(words("status.exchanged")).first()).toBeVisible();
}

/** An acceptor tries a deviation, saves it, and finds the served order. */
export async function dayOfAnAcceptor(person: Person): Promise<void> {
  const { page, words, language } = person;
  await page.goto(`/account/acceptor?lang=${language}`);
  const deviation = page.getByLabel(words("otcAcceptor.buyDeviation")).first();
  await deviation.fill("-0.25");
  await button(person, "otcAcceptor.customerSells")
    .or(page.getByRole("radio", { name: words("otcAcceptor.customerSells") }))
    .first()
    .click();
  await button(person, "otcAcceptor.tryNow").first().click();
  await expect(page.getByText(words("otcAcceptor.quoted"))).toBeVisible();
  await button(person, "otcAcceptor.save").click();
  await expect(page.getByText(words("otcAcceptor.saved", { symbol: "BTC/USDT" }))).toBeVisible();
  await expect(page.getByText("M***i L***n").first()).toBeVisible();
}
