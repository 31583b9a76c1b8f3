import { expect } from "../test.ts";
import { pressByKeys, tabToField } from "./keyboard.ts";
import { button, field, type Person } from "./person.ts";
import { photo } from "./photo.ts";

const idIn = (person: Person) => new URL(person.page.url()).searchParams.get("id");
const bank = (person: Person, act: string, more: object = {}) =>
  person.control.call("POST", `actors/bank/${act}`, { id: idIn(person), ...more });
const told = ({ page, words }: Person, label: string) =>
  expect(page.getByText(words(label), { exact: true })).toBeVisible({ timeout: 15_000 });
const amountField = ({ page, words }: Person) => page.getByRole("textbox", { name: words("cash.amount") });

/** Uploads a picture, as the button beside it would. */
async function addFile({ page, words }: Person): Promise<void> {
  await page.locator("input[type=file]").setInputFiles(photo);
  await expect(page.getByText(words("form.filesLeft", { count: "1", most: "3" }))).toBeVisible();
}

/** Orders a deposit, pays it at the bank, uploads a proof, and waits until the money is credited. */
export async function topUp(person: Person): Promise<void> {
  const { page, words, language } = person;
  await page.goto(`/assets/cash/deposit?currency=GBP&lang=${language}`);
  await amountField(person).fill("2000");
  await button(person, "cash.toReview").click();
  await told(person, "cash.reviewTitle");
  await button(person, "cash.makeDeposit", { amount: "2,000.00", currency: "GBP" }).click();
  await expect(page).toHaveURL(/[?&]id=ct_/);
  await told(person, "cash.payHere");
  await addFile(person);
  await button(person, "cash.paid").click();
  await told(person, "cashStatus.topUpMatchingNext");
  await expect(page.getByRole("img", { name: photo.name })).toBeVisible();
  await bank(person, "match");
  await told(person, "cashStatus.topUpCreditingNext");
  await bank(person, "credit");
  await told(person, "cashStatus.topUpCreditedNext");
  await page.goto("/assets/cash");
  await expect(page.getByRole("heading", { name: words("cashBanks.balances") })).toBeVisible();
  await expect(page.getByTitle("1999.00 GBP").or(page.getByText("1,999")).first()).toBeVisible();
}

/** Submits the documents that a channel requires once. */
export async function handInPapers(person: Person): Promise<void> {
  const { page, words, control, language } = person;
  await page.goto(`/assets/cash/withdraw?currency=USD&channel=wire&lang=${language}`);
  await button(person, "cash.handIn").click();
  await page.getByRole("dialog").getByRole("combobox").click();
  await page.getByRole("option").first().click();
  await page.getByRole("dialog").getByRole("textbox").fill("Salary and savings of ten years");
  await addFile(person);
  await button(person, "cash.handInPapers").click();
  await told(person, "cashStatus.papersInReviewNext");
  await control.decide("channelAttachment", "approve");
  await told(person, "cashStatus.papersApprovedNext");
  await page.keyboard.press("Escape");
  await expect(page.getByText(words("cash.papersFirst"))).toHaveCount(0);
}

/** Withdraws to a saved recipient by keyboard alone; the bank asks for documents once, gets them, and pays. */
export async function payOut(person: Person): Promise<void> {
  const { page, words, control, language, fundPin } = person;
  await page.goto(`/assets/cash/withdraw?channel=ach&lang=${language}`);
  await tabToField(field(person, "cash.payTo"));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("option").first()).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(field(person, "cash.payTo")).toContainText("Studio rent");
  await tabToField(amountField(person));
  await page.keyboard.type("800");
  await expect(page.getByText("798", { exact: false }).first()).toBeVisible();
  await pressByKeys(page, words("cash.toPayoutReview"));
  await told(person, "cash.cannotCancel");
  await told(person, "cash.processedWithin");
  await pressByKeys(page, words("cash.toVerify"));
  await tabToField(field(person, "form.authenticator"));
  await page.keyboard.type("000000");
  await tabToField(field(person, "form.fundPin"));
  await page.keyboard.type(fundPin);
  await pressByKeys(page, words("cash.payOut", { amount: "800.00", currency: "USD" }));
  await expect(page).toHaveURL(/withdraw\?.*id=cw_/);
  await told(person, "cashStatus.payoutAtBankNext");
  await bank(person, "ask-papers", { note: "The lease, please." });
  await told(person, "cash.papers");
  await addFile(person);
  await button(person, "cash.sendPapers").click();
  await expect(page.getByRole("img", { name: photo.name })).toBeVisible();
  await control.decide("cashOrder", "approve");
  await told(person, "cashStatus.payoutAtBankNext");
  await bank(person, "credit");
  await told(person, "cashStatus.payoutPaidNext");
}
