import { buyByCard } from "../steps/card.ts";
import { signInAs } from "../steps/sign-in.ts";
import { inLook, test } from "../test.ts";

// Somebody buys by card while the price moves, with the provider's page in a window of its own.
inLook("zh-CN", 390, (language) => {
  test("by card, asked again, with a reload on the provider's page and a double return", async ({
    page,
    words,
    control,
  }) => {
    const person = { page, words, language, control, emailAddress: "", password: "", fundPin: "" };
    await signInAs(page, control, "mei");
    await buyByCard(person, "ETH", "200");
  });
});
