import { dayOfAnAcceptor, tradeWithDesk } from "../steps/otc.ts";
import { signInAs } from "../steps/sign-in.ts";
import { inLook, test } from "../test.ts";

// Somebody sells at the desk's price, and the acceptor who bought looks after the terms.
inLook("zh-CN", 1360, (language) => {
  test("from a quote let go to one taken and settled, and the acceptor behind it", async ({ page, words, control }) => {
    const person = { page, words, language, control, emailAddress: "", password: "", fundPin: "" };
    await signInAs(page, control, "mei");
    await tradeWithDesk(person, "0.5");
    await signInAs(page, control, "acceptor");
    await dayOfAnAcceptor(person);
  });
});
