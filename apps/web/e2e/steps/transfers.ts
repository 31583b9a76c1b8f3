import { expect } from "../test.ts";
import { button, choose, field, type Person } from "./person.ts";

const recipient = { uid: "80413", masked: "V***a O***e" };

/** Transfers between own wallets at once; then to another user, whose masked name is shown, followed to its arrival. */
export async function transfer(person: Person, amount: string): Promise<void> {
  const { page, words, control, language, fundPin } = person;
  await page.goto(`/assets/transfer?coin=USDT&lang=${language}`);
  await choose(person, "transfers.to", words("page.walletEarn"));
  await page.getByRole("textbox", { name: words("transfers.amount") }).fill(amount);
  await button(person, "transfers.toReview").click();
  await button(person, "transfers.action", { amount, coin: "USDT" }).click();
  await expect(page.getByText(words("transfers.inYourWallet"))).toBeVisible();

  await page.goto("/assets/transfer?coin=USDT&to=user");
  await field(person, "transfers.uid").fill(recipient.uid);
  await page.getByRole("textbox", { name: words("transfers.amount") }).fill(amount);
  await expect(page.getByText(recipient.masked)).toBeVisible();
  await button(person, "transfers.toReview").click();
  await expect(page.getByText(words("transfers.reviewTitle"))).toBeVisible();
  await button(person, "transfers.toVerify").click();
  await field(person, "form.authenticator").fill("000000");
  await field(person, "form.fundPin").fill(fundPin);
  await button(person, "transfers.action", { amount, coin: "USDT" }).click();
  await expect(page).toHaveURL(/[?&]id=tr_/);
  await expect(page.getByText(words("status.transferringNext"))).toBeVisible();
  await control.advance(61);
  await expect(page.getByText(words("status.transferReviewNext"))).toBeVisible({ timeout: 15_000 });
  await control.advance(61);
  await expect(page.getByText(words("status.transferArrivedNext"))).toBeVisible({ timeout: 15_000 });
  await page.getByRole("link", { name: words("transfers.all") }).click();
  await expect(page.getByText(words("status.transferArrived")).first()).toBeVisible();
}
