import { convert } from "../steps/convert.ts";
import { signInAs } from "../steps/sign-in.ts";
import { locales, sizeOf, test, widths } from "../test.ts";

// Somebody with a balance converts a part of it and finds it in the list.
for (const language of locales) {
  for (const width of widths) {
    test.describe(`${language} at ${width} px`, () => {
      test.use({ language, viewport: sizeOf(width) });
      test("from two amounts to a conversion in the list", async ({ page, words, control }) => {
        await signInAs(page, control, "mei");
        const person = { page, words, language, control, emailAddress: "", password: "", fundPin: "" };
        await convert(person, "500");
      });
    });
  }
}
