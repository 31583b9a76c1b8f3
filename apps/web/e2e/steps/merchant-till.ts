import { expect } from "../test.ts";
import { pressByKeys } from "./keyboard.ts";
import type { Console } from "./p2p.ts";
import { button, field, type Person } from "./person.ts";

const state = ({ page }: Person, name: string) => page.getByRole("dialog").locator(`[data-till=${name}]`);
const told = (person: Person, id: string, values?: Record<string, string>) =>
  person.page
    .getByRole("dialog")
    .getByRole("status")
    .filter({ hasText: person.words(id, values) });

/** Runs a payer's action on the newest order, in the other window. */
async function payer({ page: tab }: Console, { page }: Person, action: string): Promise<void> {
  await tab.bringToFront();
  await tab.reload();
  const name = new RegExp(`^${action}: `);
  const form = tab.locator("form").filter({ has: tab.getByRole("button", { name }) });
  await form.getByRole("combobox").click();
  await tab.getByRole("option").last().click();
  await form.getByRole("button", { name }).click();
  await page.bringToFront();
}

/** Requests an amount of the first offered coin and shows the code to the customer. */
export async function askAtTill(person: Person, amount: string): Promise<void> {
  const { page, language } = person;
  await page.goto(`/merchant/transaction?do=ask&lang=${language}`);
  await field(person, "merchantTill.amount").fill(amount);
  await field(person, "merchantTill.subject").fill("Table 7");
  await button(person, "merchantTill.ask").click();
  await expect(page).toHaveURL(/till=po_/);
  await expect(told(person, "merchantTill.waiting")).toBeVisible();
}

/** The customer pays a half and then the rest: visible within a second, and paid once the chain confirms. */
export async function payInParts(person: Person, customer: Console): Promise<void> {
  const { control } = person;
  await payer(customer, person, "pay-half");
  await expect(state(person, "partial")).toBeVisible({ timeout: 2000 });
  await payer(customer, person, "pay");
  await expect(state(person, "seen")).toBeVisible({ timeout: 2000 });
  await control.advance(10 * 60);
  await expect(told(person, "merchantTill.paid")).toBeVisible();
}

/** Another customer pays twice: the order waits for the merchant's review. */
export async function payTwice(person: Person, customer: Console): Promise<void> {
  await payer(customer, person, "pay-twice");
  await expect(state(person, "seen")).toBeVisible();
  await person.control.advance(10 * 60);
  await expect(told(person, "merchantTill.review")).toBeVisible();
}

/** The merchant passes the pending order by keyboard alone and refunds the excess. */
export async function reviewAndRefund(person: Person): Promise<void> {
  const { page, words, control, language, fundPin } = person;
  await page.goto(`/merchant/transaction?tab=reviews&lang=${language}`);
  await expect(page.getByText(words("merchantOrders.kindPayment")).first()).toBeVisible();
  await pressByKeys(page, words("merchantOrders.markAll"));
  await pressByKeys(page, words("merchantOrders.passSome", { count: "1" }));
  await field(person, "form.fundPin").fill(fundPin);
  await page.keyboard.press("Enter");
  await expect(page.getByText(words("merchantOrders.nothingWaits"))).toBeVisible();
  await control.advance(8 * 60 * 60);

  await page.goto(`/merchant/transaction?why=overpaid&lang=${language}`);
  await button(person, "merchantOrders.details").first().click();
  await button(person, "merchantOrders.refund").click();
  await page.getByRole("radio", { name: words("merchantOrders.overpaidPart") }).click();
  await button(person, "merchantOrders.usePayer").click();
  await field(person, "merchantOrders.refundReason").fill("Paid twice");
  await page.getByRole("alertdialog").locator("button[type=submit]").click();
  await button(person, "merchantOrders.pass").click();
  await field(person, "form.fundPin").fill(fundPin);
  await button(person, "merchantOrders.passYes", { count: "1" }).click();
  await expect(page.getByText(words("merchantOrderStatus.refundSent"), { exact: true })).toBeVisible();
  await control.advance(30 * 60);
  await expect(page.getByText(words("merchantOrderStatus.refundDone"), { exact: true })).toBeVisible({
    timeout: 15_000,
  });
}
