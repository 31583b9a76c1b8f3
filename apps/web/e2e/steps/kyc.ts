import { expect } from "../test.ts";
import { button, choose, field, type Person } from "./person.ts";
import { photo } from "./photo.ts";

/** Submits the document form, approves it as a reviewer, and sees the page update automatically. */
export async function verifyIdentity(person: Person): Promise<void> {
  const { page, words, control } = person;
  await button(person, "auth.openGo").click();
  await expect(page).toHaveURL(/\/account\/verifiy/);
  await page
    .getByRole("button", { name: words("kyc.wayDocument") })
    .or(page.getByRole("link", { name: words("kyc.wayDocument") }))
    .first()
    .click();

  await field(person, "kyc.firstName").fill("Ada");
  await field(person, "kyc.lastName").fill("Whitfield");
  await field(person, "kyc.birthday").fill("1990-02-14");
  await chooseRegion(person);
  await field(person, "kyc.city").fill("Bristol");
  await field(person, "kyc.address").fill("14 Harbour Street, BS1 4DJ");
  await button(person, "kyc.continue").click();

  await page.getByRole("radio", { name: words("kyc.passport") }).click();
  await field(person, "kyc.certificateNumber").fill("532901178");
  await field(person, "kyc.validUntil").fill("2034-05-01");
  await button(person, "kyc.continue").click();

  const files = page.locator('input[type="file"]');
  await expect(files).toHaveCount(2);
  for (const n of [0, 1]) {
    await files.nth(n).setInputFiles(photo);
    await expect(
      page
        .getByText(words("kyc.photoReady"))
        .or(page.getByText(words("form.fileSent")))
        .nth(n),
    ).toBeVisible();
  }
  await button(person, "kyc.continue").click();
  await button(person, "kyc.handIn").click();

  await expect(page.getByText(words("kyc.pendingTitle"))).toBeVisible();
  await control.decide("kyc", "approve");
  await button(person, "kyc.lookNow").click();
  await expect(page.getByText(words("kyc.verifiedTitle"))).toBeVisible();
}

async function chooseRegion(person: Person): Promise<void> {
  const names = new Intl.DisplayNames([person.language], { type: "region" });
  await choose(person, "kyc.region", names.of("GB") ?? "GB");
}
