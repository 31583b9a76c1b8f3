import { TOTP, URI } from "otpauth";
import { button, enterMailedCode, field, type Person } from "../steps/person.ts";
import { readQr } from "../steps/qr.ts";
import { signUp } from "../steps/sign-up.ts";
import { expect, inLook, test } from "../test.ts";

const emailAddress = "nell.osei@mail.example";

// After opening an account: phone, authenticator and fund PIN, one step after the other.
inLook("en", 390, (language) => {
  test("protects a new account step by step and continues to the identity check", async ({ page, words, control }) => {
    const person: Person = {
      ...{ page, words, language, control, emailAddress },
      ...{ password: "Harbour-Pine-2026", fundPin: "402915" },
    };
    await signUp(person, `/?lang=${language}`);
    await page.getByRole("link", { name: words("auth.protectFirst") }).click();
    await expect(page).toHaveURL(/\/security\/first/);
    await button(person, "profile.bindPhone").click();
    await field(person, "profile.newPhone").fill("7700900888");
    await button(person, "form.sendCode").first().click();
    await expect(page.getByText(words("form.codeSent"))).toBeVisible();
    await field(person, "profile.newPhoneCode").fill("000000");
    await button(person, "form.sendCode").click();
    await field(person, "form.code").fill("000000");
    await button(person, "profile.bindPhone").click();

    await expect(page).toHaveURL(/\/security\/second/);
    const authenticator = URI.parse(await readQr(page.getByRole("img", { name: words("profile.qrLabel") })));
    if (!(authenticator instanceof TOTP)) throw new Error("It is no authenticator's code.");
    await control.advance(60); // Codes for one purpose are sent a minute apart.
    await field(person, "form.authenticator").fill(authenticator.generate({ timestamp: await control.now() }));
    await enterMailedCode(person, "form.code");
    await button(person, "profile.bind").click();

    await expect(page).toHaveURL(/\/security\/third/);
    await control.advance(60);
    await field(person, "profile.fundPin").fill(person.fundPin);
    await field(person, "profile.repeatPin").fill(person.fundPin);
    await enterMailedCode(person, "form.code");
    const asked = field(person, "form.authenticator");
    if (await asked.isVisible()) await asked.fill(authenticator.generate({ timestamp: await control.now() }));
    await button(person, "profile.setPin").click();
    await expect(page).toHaveURL(/\/account\/verifiy/);
  });
});
