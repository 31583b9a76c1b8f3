import { convert } from "../steps/convert.ts";
import { signInAs } from "../steps/sign-in.ts";
import { inLook, test } from "../test.ts";

// Somebody with a balance converts a part of it and finds it in the list.
inLook("en", 390, (language) => {
  test("from two amounts to a conversion in the list", async ({ page, words, control }) => {
    await signInAs(page, control, "mei");
    const person = { page, words, language, control, emailAddress: "", password: "", fundPin: "" };
    await convert(person, "500");
  });
});
