import { dayOfAnAcceptor, tradeWithDesk } from "../steps/otc.ts";
import { signInAs } from "../steps/sign-in.ts";
import { inLook, test } from "../test.ts";

// A user sells at the desk's price, and the acceptor who bought manages the terms.
inLook("zh-CN", 1360, (language) => {
  test("drops one quote, accepts and settles another, and shows it to the acceptor", async ({
    page,
    words,
    control,
  }) => {
    const person = { page, words, language, control, emailAddress: "", password: "", fundPin: "" };
    await signInAs(page, control, "mei");
    await tradeWithDesk(person, "0.5");
    await signInAs(page, control, "acceptor");
    await dayOfAnAcceptor(person);
  });
});
