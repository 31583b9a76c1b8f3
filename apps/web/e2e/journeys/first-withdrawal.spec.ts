import { deposit, expectAvailable, expectNothing } from "../steps/deposits.ts";
import { verifyIdentity } from "../steps/kyc.ts";
import type { Person } from "../steps/person.ts";
import { bindAuthenticator, setFundPin } from "../steps/protect.ts";
import { signUp } from "../steps/sign-up.ts";
import { withdraw } from "../steps/withdrawals.ts";
import { locales, sizeOf, test, widths } from "../test.ts";

// The main journey: a user opens the web app, signs up, is verified, receives a deposit and withdraws it.
for (const language of locales) {
  for (const width of widths) {
    test.describe(`${language} at ${width} px`, () => {
      test.use({ language, viewport: sizeOf(width) });
      test("completes a withdrawal from sign-up on", async ({ page, words, control }) => {
        const person: Person = {
          page,
          words,
          language,
          control,
          emailAddress: "ada.whitfield@mail.example",
          password: "Harbour-Pine-2026",
          fundPin: "402915",
        };
        await signUp(person, `/?lang=${language}`);
        await verifyIdentity(person);
        await expectNothing(person);
        await setFundPin(person);
        const authenticator = await bindAuthenticator(person);
        await deposit(person, "250");
        await expectAvailable(person, "USDT", "250.00");
        await withdraw(person, "100", "150.00", authenticator);
        await expectAvailable(person, "USDT", "150.00");
      });
    });
  }
}
