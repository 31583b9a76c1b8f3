import { expect } from "../test.ts";
import { button, enterMailedCode, field, type Person } from "./person.ts";

/** From the home page to the result page, signed in. */
export async function signUp(person: Person, home: string): Promise<void> {
  const { page, words, emailAddress, password } = person;
  await page.goto(home);
  await page
    .getByRole("main")
    .getByRole("link", { name: words("picture.openAccount") })
    .first()
    .click();
  await expect(page).toHaveURL(/\/user\/register/);
  await expect(page.getByRole("heading", { name: words("user.eligibleTitle") })).toBeVisible();
  for (const yes of await page.getByRole("radio", { name: words("user.yes"), exact: true }).all()) await yes.click();
  await button(person, "user.eligibleGoOn").click();
  await field(person, "user.email").fill(emailAddress);
  await enterMailedCode(person, "user.emailCode");
  await field(person, "user.password").fill(password);
  await field(person, "user.repeatPassword").fill(password);
  await page.getByRole("checkbox").first().check();
  await button(person, "user.register").click();
  await expect(page).toHaveURL(/\/user\/result/);
  await expect(page.getByRole("heading", { name: words("user.openTitle") })).toBeVisible();
}
