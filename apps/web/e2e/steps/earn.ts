import { expect } from "../test.ts";
import { pressByKeys, tabToField } from "./keyboard.ts";
import { button, field, type Person } from "./person.ts";
import { signInAs } from "./sign-in.ts";

const DAY = 86_400; // s
const PAUSE = { from: 16 * 3600, to: 16 * 3600 + 20 * 60 };

/** Leaves the daily pause of redemptions, at any time of a run. */
async function leaveThePause({ control }: Person): Promise<void> {
  const second = Math.floor((await control.now()) / 1000) % DAY;
  // Also a minute before it, so that a started redemption ends before it.
  if (second >= PAUSE.from - 60 && second < PAUSE.to) await control.advance(PAUSE.to - second);
}

/** Stakes by keyboard, from the products to the stake's record. */
export async function stakeByKeys(person: Person, amount: string): Promise<void> {
  const { page, words, language } = person;
  await page.goto(`/earn?lang=${language}`);
  await page.locator('main a[href*="product="]').first().click();
  await pressByKeys(page, words("earn.stake", { coin: "USDT" }));
  await expect(page.getByText(words("earn.paysFrom"))).toBeVisible();
  await tabToField(field(person, "earn.amount"));
  await page.keyboard.type(amount);
  await tabToField(page.getByRole("checkbox"));
  await page.keyboard.press("Space");
  await pressByKeys(page, words("earn.toReview"));
  await expect(page).toHaveURL(/step=review/);
  await pressByKeys(page, words("earn.stakeAction", { amount, coin: "USDT" }));
  await expect(page).toHaveURL(/\?id=fr_/);
  await expect(page.getByText(words("earn.stakedDone"))).toBeVisible();
}

/** Lets days pass and checks the paid interest on the stake and in its history. */
export async function accrue(person: Person): Promise<void> {
  const { page, words, control, language } = person;
  await control.advance(4 * DAY);
  await signInAs(page, control, "mei");
  await page.goto(`/assets/invest?show=history&lang=${language}`);
  const interest = page.getByText(new RegExp(`^${words("earn.typeInterest")} · `));
  // Staked today, earning from tomorrow: two days have been paid by the fourth.
  await expect(interest.first()).toBeVisible();
  expect(await interest.count()).toBeGreaterThanOrEqual(2);
}

/** Redeems a part by keyboard alone, within a day. */
export async function redeemByKeys(person: Person, amount: string): Promise<void> {
  const { page, words, control, language } = person;
  await leaveThePause(person);
  await page.goto(`/assets/invest?lang=${language}`);
  await page.locator('main a[href*="redeem="]').first().click();
  await tabToField(field(person, "earn.amount"));
  await page.keyboard.type(amount);
  await pressByKeys(page, words("earn.toReview"));
  await expect(page).toHaveURL(/step=review/);
  await pressByKeys(page, words("earn.redeemAction", { amount, coin: "USDT" }));
  await expect(page.getByText(words("earn.redeemingNext"))).toBeVisible();
  await control.advance(DAY + 60);
  await signInAs(page, control, "mei");
  await page.goto(`/assets/invest?show=history&lang=${language}`);
  await expect(page.getByText(words("earn.redeemed")).first()).toBeVisible();
  await button(person, "earn.showOpen")
    .or(page.getByRole("radio", { name: words("earn.showOpen") }))
    .first()
    .click();
  await expect(
    page
      .locator("main")
      .getByText(/^899(\.00)? USDT/)
      .first(),
  ).toBeVisible();
}
