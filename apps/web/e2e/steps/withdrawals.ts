import type { TOTP } from "otpauth";
import { expect } from "../test.ts";
import { expectAvailable } from "./deposits.ts";
import { button, choose, field, type Person } from "./person.ts";

const address = "TQ5nrDk2hVw8yPzXb41mC9sLqEezxuLApv";

/** Passes details, review, proof and result; then the chain confirms it. */
export async function withdraw(person: Person, amount: string, left: string, authenticator: TOTP): Promise<void> {
  const { page, words, control, fundPin } = person;
  await page.goto("/assets/withdraw");
  await choose(person, "form.coin", "USDT");
  await choose(person, "form.network", "TRC-20");
  await field(person, "form.address").fill(address);
  await field(person, "withdrawals.amount").fill(amount);
  await button(person, "withdrawals.toReview").click();

  await expect(page.getByText(words("withdrawals.reviewTitle"))).toBeVisible();
  await button(person, "withdrawals.toVerify").click();

  await field(person, "form.fundPin").fill(fundPin);
  // A code is valid once, and the one used for binding may still be current.
  await control.advance(30);
  await field(person, "form.authenticator").fill(authenticator.generate({ timestamp: await control.now() }));
  await button(person, "withdrawals.send", { amount, coin: "USDT" }).click();

  await expect(page).toHaveURL(/step=result/);
  // A pending amount is no longer available, in another tab too.
  const beside = await page.context().newPage();
  await expectAvailable({ ...person, page: beside }, "USDT", left);
  await beside.close();
  await control.advance(1800);
  await expect(page.getByText(words("status.completed")).first()).toBeVisible({ timeout: 30_000 });
}
