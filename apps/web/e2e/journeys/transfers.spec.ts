import { signInAs } from "../steps/sign-in.ts";
import { transfer } from "../steps/transfers.ts";
import { inLook, test } from "../test.ts";

// Somebody moves a part of their balance to another wallet, and another part to somebody else.
inLook("en", 390, (language) => {
  test("between own wallets and to a person, followed to the arrival", async ({ page, words, control }) => {
    await signInAs(page, control, "mei");
    const person = { page, words, language, control, emailAddress: "", password: "", fundPin: "246810" };
    await transfer(person, "25");
  });
});
