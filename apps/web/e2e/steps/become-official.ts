import { expect } from "../test.ts";
import { button, field, type Person } from "./person.ts";
import { photo } from "./photo.ts";

const readingSeconds = 30;

/** Fills company, certificate and contract: from the trial card of the merchant's home to the review. */
export async function apply(person: Person): Promise<void> {
  const { page, words, language } = person;
  await page.goto(`/merchant?lang=${language}`);
  await page.getByRole("link", { name: words("merchantHome.begin") }).click();
  await field(person, "merchantApplication.fullName").fill("Harbour & Pine Trading Limited");
  await field(person, "merchantApplication.shortName").fill("Harbour & Pine");
  await field(person, "merchantApplication.website").fill("https://harbour-pine.example");
  await field(person, "merchantApplication.address").fill("Unit 4, Old Ropewalk, Bristol BS1 6AA");
  await field(person, "merchantApplication.scope").fill("Timber and furniture, sold online in Europe.");
  await page.getByRole("radio", { name: "USDC" }).click();
  await button(person, "merchantApplication.continue").click();

  await page.locator('input[type="file"]').setInputFiles(photo);
  await expect(page.getByAltText(words("merchantApplication.pictureOf", { name: photo.name }))).toBeVisible();
  await button(person, "merchantApplication.saveAndGo").click();
  await sign(person);
}

/** Reads the contract for the required time and signs it. */
export async function sign(person: Person): Promise<void> {
  const { page, words } = person;
  await expect(page.getByText(words("merchantApplication.term1Body"))).toBeVisible();
  await expect(button(person, "merchantApplication.sign")).toBeDisabled();
  await page.clock.fastForward(readingSeconds * 1000);
  await page.getByRole("checkbox").click();
  await button(person, "merchantApplication.sign").click();
  await expect(page.getByText(words("merchantApplication.reviewTitle"))).toBeVisible();
}
