import { expect } from "../test.ts";
import { button, enterMailedCode, field, type Person } from "./person.ts";

/** Signs up from the home page to the result page. */
export async function signUp(person: Person, home: string): Promise<void> {
  const { page, words, emailAddress, password } = person;
  await page.goto(home);
  await page
    .getByRole("main")
    .getByRole("link", { name: words("contentPictures.openAccount") })
    .first()
    .click();
  await expect(page).toHaveURL(/\/user\/register/);
  await expect(page.getByRole("heading", { name: words("auth.eligibleTitle") })).toBeVisible();
  for (const yes of await page.getByRole("radio", { name: words("auth.yes"), exact: true }).all()) await yes.click();
  await button(person, "auth.eligibleGoOn").click();
  await field(person, "auth.email").fill(emailAddress);
  await enterMailedCode(person, "auth.emailCode");
  await field(person, "auth.password").fill(password);
  await field(person, "auth.repeatPassword").fill(password);
  await page.getByRole("checkbox").first().check();
  await button(person, "auth.register").click();
  await expect(page).toHaveURL(/\/user\/result/);
  await expect(page.getByRole("heading", { name: words("auth.openTitle") })).toBeVisible();
}
