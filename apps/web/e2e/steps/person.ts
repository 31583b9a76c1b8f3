import type { Locator, Page } from "@playwright/test";
import type { Control } from "../control.ts";
import type { Locale, Words } from "../messages.ts";
import { expect } from "../test.ts";

/** A user at a screen: the context of every step. */
export type Person = {
  page: Page;
  words: Words;
  language: Locale;
  control: Control;
  emailAddress: string;
  password: string;
  fundPin: string;
};

/** Returns a field by its label. */
export const field = ({ page, words }: Person, label: string): Locator =>
  page.getByLabel(words(label), { exact: true }).first();

export const button = ({ page, words }: Person, label: string, values?: Record<string, string>): Locator =>
  page.getByRole("button", { name: words(label, values), exact: true });

/** Requests a code beside a field and types the mailed code. */
export async function enterMailedCode(person: Person, label: string): Promise<void> {
  const { page, words, control, emailAddress } = person;
  await button(person, "form.sendCode").click();
  await expect(page.getByText(words("form.codeSent"))).toBeVisible();
  await field(person, label).fill(await control.codeFor(emailAddress));
}

/** Opens a select and chooses an option by its text. */
export async function choose(person: Person, label: string, option: string): Promise<void> {
  await field(person, label).click();
  await person.page.getByRole("option", { name: option }).first().click();
}
