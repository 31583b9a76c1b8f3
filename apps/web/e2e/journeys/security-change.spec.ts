import { tabTo } from "../steps/keyboard.ts";
import { changePhone } from "../steps/security-change.ts";
import { signInAs } from "../steps/sign-in.ts";
import { expect, inLook, test } from "../test.ts";

// A user changes the phone in the security centre: warned before, blocked for 24 hours, then unblocked.
inLook("en", 390, (language) => {
  test("blocks withdrawals for 24 hours after a security change, and shows until when", async ({
    page,
    words,
    control,
  }) => {
    await signInAs(page, control, "mei");
    const emailAddress = "mei.lin@coffer.example";
    await changePhone({ page, words, language, control, emailAddress, password: "", fundPin: "246810" });
  });
});

test("makes a security change by keyboard alone", async ({ page, words, control }) => {
  await signInAs(page, control, "mei");
  await page.goto("/account/userInfo");
  await expect(page.getByText(words("profile.itemPhone")).first()).toBeVisible();
  const press = async (name: string) => {
    await tabTo(page, name);
    await page.keyboard.press("Enter");
  };
  const type = async (label: string, typed: string) => {
    await tabTo(page, words(label));
    await page.keyboard.type(typed);
  };
  await press(`${words("profile.change")}: ${words("profile.itemPhone")}`);
  await expect(page.getByText(words("profile.costTitle"))).toBeVisible();
  await type("profile.newPhone", "7700900456");
  await press(words("form.sendCode"));
  await expect(page.getByText(words("form.codeSent"))).toBeVisible();
  await type("profile.newPhoneCode", "000000");
  await press(words("form.sendCode"));
  await expect(page.getByText(words("form.codeSent"))).toHaveCount(2);
  await type("form.code", "000000");
  await type("form.authenticator", "000000");
  await page.keyboard.press("Enter");
  await expect(page.getByText(words("profile.donePhoneChanged"))).toBeVisible();
  await expect(page.getByText(words("profile.blockedTitle"))).toBeVisible();
});
