import { askAtTill, payInParts, payTwice, reviewAndRefund } from "../steps/merchant-till.ts";
import { openConsole } from "../steps/p2p.ts";
import { signInAs } from "../steps/sign-in.ts";
import { inLook, test } from "../test.ts";

// A day at the till: the cashier in one window, the customer in another; then the merchant reviews and refunds.
inLook("en", 390, (language) => {
  test("requests, receives in parts, receives twice, reviews and refunds", async ({ page, words, control, world }) => {
    await signInAs(page, control, "cashier");
    const person = { page, words, language, control, emailAddress: "", password: "", fundPin: "246810" };
    const customer = await openConsole(person, world);
    await askAtTill(person, "20");
    await payInParts(person, customer);
    await askAtTill(person, "30");
    await payTwice(person, customer);
    await signInAs(page, control, "merchant");
    await reviewAndRefund(person);
  });
});
