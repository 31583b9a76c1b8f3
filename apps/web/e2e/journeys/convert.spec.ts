import { convert } from "../steps/convert.ts";
import { signInAs } from "../steps/sign-in.ts";
import { inLook, test } from "../test.ts";

// A user converts a part of a balance and finds it in the list.
inLook("en", 390, (language) => {
  test("converts an amount and finds the conversion in the list", async ({ page, words, control }) => {
    await signInAs(page, control, "mei");
    const person = { page, words, language, control, emailAddress: "", password: "", fundPin: "" };
    await convert(person, "500");
  });
});
