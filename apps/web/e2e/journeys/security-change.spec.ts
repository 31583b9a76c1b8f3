import { changePhone } from "../steps/security-change.ts";
import { signInAs } from "../steps/sign-in.ts";
import { locales, sizeOf, test, widths } from "../test.ts";

// Somebody changes their phone in the security centre: told the cost before, blocked for 24 hours, then free again.
for (const language of locales) {
  for (const width of widths) {
    test.describe(`${language} at ${width} px`, () => {
      test.use({ language, viewport: sizeOf(width) });
      test("a security change blocks withdrawals for 24 hours, and says until when", async ({
        page,
        words,
        control,
      }) => {
        await signInAs(page, control, "mei");
        const emailAddress = "mei.lin@coffer.example";
        await changePhone({ page, words, language, control, emailAddress, password: "", fundPin: "246810" });
      });
    });
  }
}
