import { pressByKeys, tabToField } from "../steps/keyboard.ts";
import { photo } from "../steps/photo.ts";
import { signInAs } from "../steps/sign-in.ts";
import { expect, test } from "../test.ts";

test("submits an identity with photos by keyboard alone", async ({ page, words, control }) => {
  await signInAs(page, control, "fresh");
  await page.goto("/account/verifiy?way=document");
  const type = async (label: string, typed: string) => {
    await tabToField(page.getByLabel(words(label), { exact: true }).first());
    await page.keyboard.type(typed);
  };
  await type("kyc.firstName", "Ada");
  await type("kyc.lastName", "Whitfield");
  await type("kyc.birthday", "02141990");
  await tabToField(page.getByLabel(words("kyc.region"), { exact: true }).first());
  await page.keyboard.press("Enter");
  await page.keyboard.type("United Kingdom");
  await expect(page.getByRole("option", { name: "United Kingdom" })).toBeVisible();
  await page.keyboard.press("Enter");
  await type("kyc.city", "Bristol");
  await type("kyc.address", "14 Harbour Street, BS1 4DJ");
  await pressByKeys(page, words("kyc.continue"));

  await tabToField(page.getByRole("radio").first());
  while (!(await page.getByRole("radio", { name: words("kyc.passport") }).isChecked()))
    await page.keyboard.press("ArrowDown");
  await type("kyc.certificateNumber", "532901178");
  await type("kyc.validUntil", "05012034");
  await pressByKeys(page, words("kyc.continue"));

  await expect(page.locator('input[type="file"]')).toHaveCount(2);
  for (const nth of [0, 1]) {
    // A new step takes the focus once more: a key pressed too early is pressed again.
    await expect(async () => {
      await tabToField(page.getByRole("button", { name: words("form.chooseFile") }).first());
      const chooser = page.waitForEvent("filechooser", { timeout: 2_000 });
      await page.keyboard.press("Enter");
      await (await chooser).setFiles(photo);
    }).toPass();
    await expect(page.getByText(words("form.fileSent"))).toHaveCount(nth + 1);
  }
  await pressByKeys(page, words("kyc.continue"));
  await pressByKeys(page, words("kyc.handIn"));
  await expect(page.getByText(words("kyc.pendingTitle"))).toBeVisible();
});
