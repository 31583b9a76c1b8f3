import { expect } from "../test.ts";
import { choose, type Person } from "./person.ts";
import { readQr } from "./qr.ts";

/** Reads the deposit address from its QR code, receives coins there, and sees them arrive. */
export async function deposit(person: Person, amount: string): Promise<void> {
  const { page, words, control } = person;
  await page.goto("/assets/recharge");
  await choose(person, "form.coin", "USDT");
  await choose(person, "form.network", "TRC-20");
  const address = await readQr(page.getByRole("img", { name: words("deposits.qr", { coin: "USDT" }) }));
  // The QR code and the printed address agree.
  await expect(page.getByRole("main")).toContainText(address.slice(0, 4));
  await expect(
    page
      .getByText(address, { exact: true })
      .or(page.locator(`[data-value="${address}"]`))
      .first(),
  ).toBeAttached();

  await control.deposit({ coin: "USDT", network: "TRC20", address, amount });
  await page.reload();
  await expect(page.getByRole("table").or(page.getByRole("list")).filter({ hasText: amount }).first()).toBeVisible();
  await control.advance(600);
  await expect(page.getByText(words("status.credited")).first()).toBeVisible({ timeout: 30_000 });
}

/** Asserts a coin's available amount on the overview. */
export async function expectAvailable(person: Person, coin: string, amount: string): Promise<void> {
  const { page } = person;
  await page.goto("/assets");
  const holding = page.getByRole("row").or(page.getByRole("listitem")).filter({ hasText: coin }).first();
  await expect(holding).toContainText(amount);
}

/** Asserts that the overview is empty. */
export async function expectNothing({ page, words }: Person): Promise<void> {
  await page.goto("/assets");
  await expect(page.getByText(words("assets.none"))).toBeVisible();
}
