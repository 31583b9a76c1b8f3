import { appeal, buy, lookBack, openConsole, sell } from "../steps/p2p.ts";
import { signInAs } from "../steps/sign-in.ts";
import { inLook, test } from "../test.ts";

// A user buys from a dealer and sells to one, played in the console in a second tab; one appeal is won, one lost.
inLook("zh-CN", 1360, (language) => {
  test("buys, sells, appeals and reviews the history", async ({ page, words, control, world }) => {
    await signInAs(page, control, "mei");
    const person = { page, words, language, control, emailAddress: "", password: "", fundPin: "246810" };
    const dealer = await openConsole(person, world);
    await buy(person, dealer);
    await sell(person, dealer);
    await appeal(person, "user");
    await appeal(person, "dealer");
    await lookBack(person);
  });
});
