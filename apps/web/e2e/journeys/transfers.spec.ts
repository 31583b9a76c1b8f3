import { signInAs } from "../steps/sign-in.ts";
import { transfer } from "../steps/transfers.ts";
import { inLook, test } from "../test.ts";

// A user moves a part of the balance to another wallet, and another part to another user.
inLook("en", 390, (language) => {
  test("transfers between own wallets and to another user, followed to the arrival", async ({
    page,
    words,
    control,
  }) => {
    await signInAs(page, control, "mei");
    const person = { page, words, language, control, emailAddress: "", password: "", fundPin: "246810" };
    await transfer(person, "25");
  });
});
