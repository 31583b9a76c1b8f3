import { buyByCard, buyOnPage } from "../steps/cards.ts";
import { signInAs } from "../steps/sign-in.ts";
import { inLook, test } from "../test.ts";

// A user buys by card while the price moves, and then on a payment page; the providers' pages have their own windows.
inLook("zh-CN", 390, (language) => {
  test("buys by card through a price change, a reload and a double return, then on a payment page by keyboard alone", async ({
    page,
    words,
    control,
  }) => {
    const person = { page, words, language, control, emailAddress: "", password: "", fundPin: "246810" };
    await signInAs(page, control, "mei");
    await buyByCard(person, "ETH", "200");
    await buyOnPage(person, "300");
  });
});
